import { useEffect, useState } from 'react';

import { appActivity } from '@/platform/app-activity';
import { getDeviceLocale } from '@/platform/device-locale';
import type { DeviceLocale } from '@/platform/locale-facts';

/** The device's language and habits. They may change while the app is away. */
export function useDeviceLocale(): DeviceLocale {
  const [locale, setLocale] = useState(getDeviceLocale);
  useEffect(() => appActivity.onForeground(() => setLocale(getDeviceLocale())), []);
  return locale;
}
