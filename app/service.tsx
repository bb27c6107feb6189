import { ServiceHealthScreen } from '@/features/service-health/service-health-screen';
import { useWay } from '@/runtime/use-way';

export default function ServiceRoute() {
  return <ServiceHealthScreen onBack={useWay().onBack} />;
}
