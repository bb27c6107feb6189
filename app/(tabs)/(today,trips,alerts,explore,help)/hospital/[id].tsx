import { HospitalScreen } from '@/features/hospital/hospital-screen';
import { useRouteId } from '@/runtime/use-route-id';
import { useWay } from '@/runtime/use-way';

export default function HospitalRoute() {
  return <HospitalScreen hospitalId={useRouteId()} {...useWay()} />;
}
