import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Words } from '@/i18n/define-words';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { shellWords } from '@/i18n/messages/shell';
import { plural } from '@/i18n/plural';

const folder = join(__dirname, '../../src/i18n/messages');

type Group = Record<Language, Words>;

const isGroup = (exported: [string, unknown]): exported is [string, Group] =>
  LANGUAGES.every((language) => Object.hasOwn(Object(exported[1]) as object, language));

/** Every group that there is, so that a new one is looked at without being named here. */
const groups = readdirSync(folder).flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(join(folder, file))).filter(isGroup),
);

function phrasesOf(words: Words, path: string): [string, string][] {
  return Object.entries(words).flatMap(([name, phrase]): [string, string][] => {
    const at = `${path}.${name}`;
    if (typeof phrase === 'string') return [[at, phrase]];
    if (typeof phrase === 'function') return [1, 2].map((count) => [at, say(phrase, count)]);
    return phrasesOf(phrase, at);
  });
}

/** A phrase takes counts or words; which of them, only the compiler knows. */
function say(phrase: (...values: never[]) => string, count: number): string {
  const sayWith = (value: unknown) =>
    (phrase as (...values: unknown[]) => string)(...Array.from({ length: phrase.length }, () => value));
  try {
    return sayWith(count);
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason;
    return sayWith(String(count));
  }
}

describe.each(groups)('%s', (_name, words) => {
  it('says something in every language, and leaves nothing out', () => {
    const [english, ...others] = LANGUAGES.map((language) => phrasesOf(words[language], ''));
    for (const phrases of [english ?? [], ...others]) {
      expect(phrases.map(([path]) => path)).toEqual(english?.map(([path]) => path));
      for (const [path, phrase] of phrases) {
        const isSound = phrase.trim() !== '' && !/undefined|NaN|\[object/.test(phrase);
        expect({ path, phrase, isSound }).toEqual({ path, phrase, isSound: true });
      }
    }
  });
});

it('parts no French colon or question mark from its word at the end of a line', () => {
  const french = groups.flatMap(([name, words]) => phrasesOf(words.fr, name));
  // In an SMS a space of that kind would halve what one message holds.
  const onScreens = french.filter(([path]) => !path.includes('.checkInText.'));
  expect(onScreens.filter(([, phrase]) => / [:;?!»]|« /.test(phrase))).toEqual([]);
});

describe('plurals', () => {
  it.each([
    ['en', ['many', 'one', 'many', 'many']],
    ['es', ['many', 'one', 'many', 'many']],
    ['fr', ['one', 'one', 'many', 'many']],
    ['de', ['many', 'one', 'many', 'many']],
  ] as const)('in %s', (language, expected) => {
    expect([0, 1, 2, 5].map((count) => plural[language](count, 'one', 'many'))).toEqual(expected);
  });

  it('stand in whole phrases', () => {
    expect(
      LANGUAGES.flatMap((language) => [1, 3].map((count) => shellWords[language].unread(count))),
    ).toEqual([
      '1 unread alert',
      '3 unread alerts',
      '1 alerta sin leer',
      '3 alertas sin leer',
      '1 alerte non lue',
      '3 alertes non lues',
      '1 ungelesene Warnung',
      '3 ungelesene Warnungen',
    ]);
  });
});
