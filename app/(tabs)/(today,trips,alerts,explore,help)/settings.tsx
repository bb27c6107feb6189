import { AllCountriesSwitch } from '@/features/offline-data/all-countries-switch';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function SettingsRoute() {
  return <SettingsScreen allCountries={<AllCountriesSwitch />} {...useScreenNavigation()} />;
}
