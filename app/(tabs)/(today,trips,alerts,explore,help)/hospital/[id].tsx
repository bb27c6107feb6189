import { HospitalScreen } from '@/features/hospital/hospital-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function HospitalRoute() {
  return <HospitalScreen hospitalId={useRouteId()} {...useScreenNavigation()} />;
}
