import type { ShortCountry } from '@/contract/country';
import { getServiceAddress } from '@/platform/service-address';

/** Where the flag's drawing is; null where there is none, or where its path leads away from the service. */
export function toFlagUrl(flag: ShortCountry['flag']): string | null {
  return flag && /^\/[^/\\]/.test(flag.url) ? `${getServiceAddress()}${flag.url}` : null;
}
