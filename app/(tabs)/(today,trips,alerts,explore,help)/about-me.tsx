import { AboutMeScreen } from '@/features/prepare/about-me-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function AboutMeRoute() {
  return <AboutMeScreen onBack={useScreenNavigation().onBack} />;
}
