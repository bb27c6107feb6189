import type { Position } from '@/platform/locator';

export interface CheckInTextWords {
  safe: string;
  help: string;
  /** Before the link to the place. */
  place: string;
  placeUnknown: string;
  /** Before the time, which is in UTC: whoever reads it may be anywhere. */
  time: string;
}

export interface CheckInToTell {
  status: 'safe' | 'help';
  position: Position | null;
  checkedInAt: number;
}

/** A check-in as a text message, for when there is no data: who reads it needs no app and no account. */
export function toCheckInText(
  { status, position, checkedInAt, name = '' }: CheckInToTell & { name?: string },
  words: CheckInTextWords,
): string {
  const time = new Date(checkedInAt).toISOString().slice(0, 16).replace('T', ' ');
  return [
    name === '' ? words[status] : `${name}: ${words[status]}`,
    position ? `${words.place} ${toMapLink(position)}` : words.placeUnknown,
    `${words.time} ${time} UTC`,
  ].join('\n');
}

/** About a metre; never in the form `1e-7`, which no map reads. */
function toMapLink({ latitude, longitude }: Position): string {
  return `https://maps.google.com/?q=${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
