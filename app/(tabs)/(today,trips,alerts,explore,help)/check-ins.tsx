import { CheckInsScreen } from '@/features/check-in/check-ins-screen';
import { useWay } from '@/runtime/use-way';

export default function CheckInsRoute() {
  const { onBack } = useWay();
  return <CheckInsScreen onBack={onBack} />;
}
