/** Numbers as text, as src/geo's NumberReader reads them: five bits a letter, the least first, a sixth bit says that more follow. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** @param {number} number not negative */
export function toText(number) {
  let text = '';
  do {
    const rest = Math.floor(number / 32);
    text += LETTERS[(number % 32) + (rest > 0 ? 32 : 0)];
    number = rest;
  } while (number > 0);
  return text;
}

export function signed(number) {
  return number < 0 ? -2 * number - 1 : 2 * number;
}
