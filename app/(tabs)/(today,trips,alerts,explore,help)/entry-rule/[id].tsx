import { EntryRuleScreen } from '@/features/prepare/entry-rule-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function EntryRuleRoute() {
  return <EntryRuleScreen ruleId={useRouteId()} {...useScreenNavigation()} />;
}
