import { AllCountriesSwitch } from '@/features/offline-data/all-countries-switch';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { useWay } from '@/runtime/use-way';

export default function SettingsRoute() {
  return <SettingsScreen allCountries={<AllCountriesSwitch />} {...useWay()} />;
}
