import * as Linking from 'expo-linking';
import * as Expo from 'expo-sms';
import { Platform } from 'react-native';

import { toDiallable } from './phone-number';

/** `opened`: the message is in the traveller's hands, and nothing says whether they sent it. */
export type SmsOutcome = 'sent' | 'opened' | 'cancelled' | 'no-number' | 'unavailable';

export interface Sms {
  isAvailable(): Promise<boolean>;
  /** Opens a message for the traveller to send; with no number they choose whom. Nothing is sent by itself. */
  compose(to: readonly string[], text: string): Promise<SmsOutcome>;
}

const OUTCOMES = { sent: 'sent', cancelled: 'cancelled', unknown: 'opened' } as const;

export const deviceSms: Sms = {
  async isAvailable() {
    if (Platform.OS === 'web') return isPhoneBrowser();
    return Expo.isAvailableAsync().catch(() => false);
  },

  async compose(to, text) {
    const numbers = to.map(toDiallable).filter((number) => number !== null);
    if (to.length > 0 && numbers.length === 0) return 'no-number';
    if (!(await deviceSms.isAvailable())) return 'unavailable';
    if (Platform.OS === 'web') return composeInBrowser(numbers, text);
    return Expo.sendSMSAsync(numbers, text).then(
      ({ result }) => OUTCOMES[result],
      () => 'unavailable',
    );
  },
};

function composeInBrowser(numbers: string[], text: string): Promise<SmsOutcome> {
  // iPhones want `&` before the text and Androids `?`; both understand the two together.
  return Linking.openURL(`sms:${numbers.join(',')}?&body=${encodeURIComponent(text)}`).then(
    () => 'opened',
    () => 'unavailable',
  );
}

/** On a desk an `sms:` link mostly leads nowhere, without a word. */
function isPhoneBrowser(): boolean {
  return /Android|iPhone/.test(navigator.userAgent);
}
