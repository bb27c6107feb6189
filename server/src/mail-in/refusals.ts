/** Why a mail, or a recipient of one, was not taken. */
export type Refused = 'unknown' | 'guessing' | 'flooded' | 'too_large' | 'empty' | 'failed';

/** 5xx: not ever; 4xx: not now. */
const ANSWERS: Record<Refused, { code: number; words: string }> = {
  unknown: { code: 550, words: 'Nobody here has this address' },
  guessing: { code: 450, words: 'Too many addresses that nobody has' },
  flooded: { code: 452, words: 'Too many mails for this address, try again later' },
  too_large: { code: 552, words: 'The mail is too large' },
  empty: { code: 554, words: 'The mail is empty' },
  failed: { code: 451, words: 'Not now, try again later' },
};

/** As the other side is told it. */
export function refusal(why: Refused): Error {
  const { code, words } = ANSWERS[why];
  return Object.assign(new Error(words), { responseCode: code });
}
