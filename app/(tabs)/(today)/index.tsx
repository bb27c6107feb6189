import { TodayScreen } from '@/features/today/today-screen';

export default function TodayRoute() {
  return <TodayScreen />;
}
