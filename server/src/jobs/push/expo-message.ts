import type { PushMessage } from './push-service';
import { DAY_SECONDS, shortenWords } from './push-words';

/** As Expo's push service takes it. */
export function toExpoMessage({ token, words, category, channel, data }: PushMessage): object {
  const common = { to: token, data, ttl: DAY_SECONDS, priority: 'high', _contentAvailable: true };
  // Without words it wakes the app in the background; a priority above normal is refused for those on iOS.
  if (!words) return { ...common, priority: 'normal' };
  return {
    ...common,
    ...shortenWords(words),
    badge: words.badge,
    sound: 'default',
    channelId: channel,
    ...(category && { categoryId: category }),
  };
}
