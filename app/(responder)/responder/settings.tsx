import { AllCountriesSwitch } from '@/features/offline-data/all-countries-switch';
import { ResponderSettingsScreen } from '@/features/settings/responder-settings-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function ResponderSettingsRoute() {
  return <ResponderSettingsScreen allCountries={<AllCountriesSwitch />} {...useScreenNavigation()} />;
}
