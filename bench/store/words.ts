const SYLLABLES = 'ba do ri ka len mo su ta vi ne po ra gu shi el an tor min qua ze fo lu ker das'.split(' ');
const WORDS = 4_000;

function toWord(number: number): string {
  let rest = number * 7 + 5;
  let word = '';
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

const words = Array.from({ length: WORDS }, (_, number) => toWord(number));

/** As in a language, a few words are had often and most of them seldom. */
export function aWord(chance: () => number): string {
  return words[Math.floor(chance() ** 3 * WORDS)] ?? '';
}

export function someWords(chance: () => number, count: number): string {
  return Array.from({ length: count }, () => aWord(chance)).join(' ');
}

export function pick<Item>(chance: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}
