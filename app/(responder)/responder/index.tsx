import { RequestsScreen } from '@/features/responder/requests-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function RequestsRoute() {
  return <RequestsScreen onOpen={useScreenNavigation().onOpen} />;
}
