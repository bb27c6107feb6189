import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const AlertsScreen = lazyScreen(async () => (await import('@/screens/later-screens')).AlertsScreen);

export default function AlertsRoute() {
  return <AlertsScreen onOpen={useWay().onOpen} />;
}
