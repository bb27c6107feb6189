import { RequestScreen } from '@/features/responder/request-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function ResponderRequestRoute() {
  const id = useRouteId();
  // In a wide window another request takes its place: what was half written about this one is not about that one.
  return <RequestScreen key={id} requestId={id} {...useScreenNavigation()} />;
}
