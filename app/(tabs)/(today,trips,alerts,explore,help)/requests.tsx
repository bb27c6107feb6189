import { IssuesScreen } from '@/features/issues/issues-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function RequestsRoute() {
  return <IssuesScreen {...useScreenNavigation()} />;
}
