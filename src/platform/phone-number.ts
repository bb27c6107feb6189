/** What people write between digits to make a number readable. */
const SEPARATORS = /[\s\u00A0\u2000-\u200F\u2010-\u2015\u202A-\u202F\u2060\u2066-\u2069().-]/gu;
/** A trunk zero, which is not dialled after a country code: +44 (0)20. */
const TRUNK_ZERO = /^(\s*\+[\d\s]+)\(0\)/;
/** An extension, or what to dial after a pause: the number before it is the one to call. */
const AFTERWARDS = /\s*(?:[,;]|(?:ext(?:ension)?\.?|[xpw])\s*\d).*$/i;
const DIALLABLE = /^(?:\+?\d{2,20}|[*#]\d{2,10})$/;

/**
 * What may be dialled: digits with a leading `+`, or a short code such as `*777` or `#767`. Null for anything else, such as
 * two numbers in one field, or a code that ends in `#`: phones carry those out instead of calling.
 */
export function toDiallable(written: string): string | null {
  const number = written
    .normalize('NFKC')
    .replace(TRUNK_ZERO, '$1')
    .replace(AFTERWARDS, '')
    .replace(SEPARATORS, '');
  return DIALLABLE.test(number) ? number : null;
}
