import { ServiceHealthScreen } from '@/features/service-health/service-health-screen';

export default function IndexRoute() {
  return <ServiceHealthScreen />;
}
