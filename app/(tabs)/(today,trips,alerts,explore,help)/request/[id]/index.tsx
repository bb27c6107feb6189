import { IssueScreen } from '@/features/issues/issue-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function RequestRoute() {
  return <IssueScreen issueId={useRouteId()} {...useScreenNavigation()} />;
}
