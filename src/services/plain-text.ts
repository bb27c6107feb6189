const LONGEST = 500;

/** Words from outside as they may be shown: no control characters, no end of the world in length. */
export function toPlainText(text: unknown): string {
  if (typeof text !== 'string') return '';
  const clean = Array.from(text.slice(0, 4 * LONGEST), (character) =>
    isControl(character) ? ' ' : character,
  );
  return clean.slice(0, LONGEST).join('').replace(/\s+/g, ' ').trim();
}

/** Among them those that turn the direction of reading, with which one text passes for another. */
function isControl(character: string): boolean {
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(character);
}
