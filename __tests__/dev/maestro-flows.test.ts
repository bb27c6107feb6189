/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '@/i18n/languages';
import type { Words } from '@/i18n/define-words';

import countries from '../../src/features/gallery/fixtures/countries.json';
import { flowsOf, listFlows, parseFlow, readFlow, selectorsOf } from '../support/maestro-flow';

const root = join(__dirname, '../..');
const folder = join(root, '.maestro');
const messages = join(root, 'src/i18n/messages');

function phrasesOf(words: Words): string[] {
  return Object.values(words).flatMap((phrase) =>
    typeof phrase === 'string' ? [phrase] : typeof phrase === 'function' ? [] : phrasesOf(phrase),
  );
}

/** What the app says in English, which the phones of the flows are set to, and the countries that it knows. */
const phrases = [
  ...readdirSync(messages).flatMap((file) =>
    Object.values(jest.requireActual<Record<string, unknown>>(join(messages, file))).flatMap((words) =>
      LANGUAGES.every((language) => Object.hasOwn(Object(words) as object, language))
        ? phrasesOf((words as Record<'en', Words>).en)
        : [],
    ),
  ),
  ...countries.map(({ name }) => name),
];

/** Maestro takes a text for a pattern of the whole. */
const isSaid = (text: string) =>
  text.split('|').every((one) => phrases.some((phrase) => new RegExp(`^(?:${one})$`).test(phrase)));

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'));

const { android, ios, scheme } = (
  JSON.parse(readFileSync(join(root, 'app.json'), 'utf8')) as {
    expo: { scheme: string; android: { package: string }; ios: { bundleIdentifier: string } };
  }
).expo;

it('there is a flow for the keyboard, the back key, the map, the sheet and links', () => {
  expect(listFlows(folder)).toEqual(
    expect.arrayContaining([
      'android-back.yaml',
      'deep-link.yaml',
      'keyboard.yaml',
      'map-scrolling.yaml',
      'sheet.yaml',
    ]),
  );
});

describe.each(listFlows(folder))('the flow %s', (file) => {
  it('is for this app and uses words that Maestro knows', () => {
    const [{ appId }] = readFlow(folder, file);
    expect([android.package, ios.bundleIdentifier]).toEqual([appId, appId]);
  });

  it('begins with flows that are there, and opens links of this app', () => {
    const flow = readFlow(folder, file);
    expect(flowsOf(flow).filter((other) => !existsSync(join(folder, other)))).toEqual([]);
    const links = flow[1].flatMap((one) =>
      typeof one !== 'string' && 'openLink' in one ? [one.openLink] : [],
    );
    expect(links.filter((link) => !link.startsWith(`${scheme}://`))).toEqual([]);
  });

  it('looks for what the app says and nothing else', () => {
    const { texts, ids } = selectorsOf(readFlow(folder, file));
    expect(texts.filter((text) => !isSaid(text))).toEqual([]);
    expect(ids.filter((id) => !sources.some((source) => source.includes(`testID="${id}"`)))).toEqual([]);
  });
});

describe('of a flow that would fail on a phone', () => {
  const flow = (command: string) => `appId: app.sojourn\n---\n- ${command}\n`;

  it.each([
    'tapOm: Today',
    'swipe: { direction: up }',
    'openLink: nowhere',
    'extendedWaitUntil: { visible: Today }',
    'home',
  ])('the command %j is refused', (command) => expect(() => parseFlow(flow(command))).toThrow());

  it.each(['Tody', 'Leave without saving?', 'Today|Tomorrow’s'])('the text %j is found missing', (text) => {
    expect(isSaid(text)).toBe(false);
  });
});
