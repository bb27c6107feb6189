import { AllCountriesSwitch } from '@/features/offline-data/all-countries-switch';
import { lazyScreen } from '@/features/gate/lazy-screen';
import { useWay } from '@/runtime/use-way';

const SettingsScreen = lazyScreen(async () => (await import('@/screens/later-screens')).SettingsScreen);

export default function SettingsRoute() {
  return <SettingsScreen allCountries={<AllCountriesSwitch />} {...useWay()} />;
}
