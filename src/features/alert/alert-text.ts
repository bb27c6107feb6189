import type { Alert } from '@/contract/alert';
import type { ShortCountry } from '@/contract/country';

/** Whatever else stands in an address is no address to pass on. */
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** An alert as a message to somebody else: what, where, when and who says so. Nothing of the traveller or their trips. */
export function toAlertText(
  alert: Alert,
  countries: readonly ShortCountry[],
  period: readonly string[],
): string {
  const areas = [...alert.country_regions, ...alert.country_divisions].flatMap(({ name }) => name ?? []);
  const places = [...new Set([...areas, ...countries.map(({ name }) => name)])];
  const source = alert.alert_sources.map(({ url }) => url.trim()).find((url) => WEB_ADDRESS.test(url));
  return [alert.headline, places.join(', '), period.join(' · '), source ?? ''].filter(Boolean).join('\n');
}
