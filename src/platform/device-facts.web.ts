import type { DeviceFacts } from './device-facts';
import { getDeviceLocale } from './device-locale.web';

/** A browser is asked for its language and nothing else. */
export function readDeviceFacts(uuid: string): DeviceFacts {
  return {
    uuid,
    platform: null,
    locale: getDeviceLocale().language,
    manufacturer: null,
    model: null,
    osname: null,
    ostype: null,
    osversion: null,
    processorCount: null,
  };
}
