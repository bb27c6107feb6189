import type { PushMessage } from './push-service';

/** Apple's and Google's limit is 4 KiB for everything; most of it is left for what they add. */
const LONGEST_TITLE = 100;
const LONGEST_BODY = 240;
/** After a day an alert is found in the app, and a late "are you safe?" only frightens. */
const DAY_SECONDS = 86_400;

/** As Expo's push service takes it. */
export function toExpoMessage({ token, words, category, channel, data }: PushMessage): object {
  const common = { to: token, data, ttl: DAY_SECONDS, priority: 'high', _contentAvailable: true };
  // Without words it wakes the app in the background; a priority above normal is refused for those on iOS.
  if (!words) return { ...common, priority: 'normal' };
  return {
    ...common,
    title: shorten(words.title, LONGEST_TITLE),
    body: shorten(words.body, LONGEST_BODY),
    badge: words.badge,
    sound: 'default',
    channelId: channel,
    ...(category && { categoryId: category }),
  };
}

/** By whole characters: half of one is not text any more. */
function shorten(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
