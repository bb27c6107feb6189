import type { PushMessage } from './push-service';

/** Apple's, Google's and the browsers' limit is 4 KiB for everything; most of it is left for what they add. */
const LONGEST_TITLE = 100;
const LONGEST_BODY = 240;

/** After a day an alert is found in the app, and a late "are you safe?" only frightens. */
export const DAY_SECONDS = 86_400;

export function shortenWords({ title, body }: NonNullable<PushMessage['words']>): {
  title: string;
  body: string;
} {
  return { title: shorten(title, LONGEST_TITLE), body: shorten(body, LONGEST_BODY) };
}

/** By whole characters: half of one is not text any more. */
function shorten(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
