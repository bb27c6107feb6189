import { ServiceHealthScreen } from '@/features/service-health/service-health-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function ServiceRoute() {
  return <ServiceHealthScreen onBack={useScreenNavigation().onBack} />;
}
