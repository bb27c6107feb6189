import fc from 'fast-check';

import type { JsonSchema } from './endpoints';

/** What breaks software that trusts its input: text, numbers and days, alone and in place of good values. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'NUL\0inside',
  '\ud800',
  'half \udc00 a pair',
  '\u202Eright to left\u202C',
  'e\u0301'.repeat(100),
  'Z̡̛̺͇͓̩̬̥a̘̫͈̭͌l̦̦̼̔g̛̙̼̜o̜',
  '👩‍👩‍👧‍👦'.repeat(40),
  'long '.repeat(1000),
  '__proto__',
  'constructor',
  `'; drop table trips; --`,
  '0000-01-01',
  '0000-00-00T00:00:00Z',
  '99999-12-31',
  '+099999-12-31T00:00:00.000Z',
  '2026-02-30',
  '2026-09-03T25:61:61Z',
  'NaN',
  '-Infinity',
  '99999999999999999999',
  '-99999999999',
  'a@b@c',
  '%00',
  '\r\nSet-Cookie: a=b',
];
const HOSTILE_NUMBERS = [0, -0, -1, 0.5, 91, -181, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, -1e308, 5e-324];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary' }));

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...HOSTILE_NUMBERS, null, true, false, [], {}, [[]], [null]),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('constructor', 'toString', 'id', 'length'), hostileText, { maxKeys: 2 }),
);

/** Values that pass, so that what is hostile beside them comes as far as the database. */
const GOOD_VALUES: Record<string, unknown[]> = {
  country_code: ['IT', 'co'],
  country_id: ['IT'],
  home_country: ['CA'],
  language: ['en', 'de-AT'],
  locale: ['en'],
  email: ['good@example.org'],
  entry_date: ['2026-09-03', 1_788_393_600],
  departure_date: ['2026-09-03'],
  exit_date: ['2026-09-10T12:00:00+02:00', 1_788_998_400],
  return_date: ['2026-09-10'],
  checkin_at: [1_788_393_600],
  latitude: [4.711, -90],
  longitude: [-74.0721, 180],
  processorCount: ['8', 8],
};

/** Bodies that nearly keep to the schema: here and there a field is hostile, missing, or one too many. */
export function nearly(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: proper(schema, name) }, { weight: 1, arbitrary: hostileValue });
}

function proper(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const good = GOOD_VALUES[name];
  if (good) return fc.constantFrom(...good);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => proper(choice, name)));
  if (schema.properties) return objectOf(schema.properties);
  if (schema.items) return fc.array(nearly(schema.items), { maxLength: 3 });
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 30 });
    case 'null':
      return fc.constant(null);
    default:
      return fc.constant('plain text');
  }
}

/** Of something wide a few fields at a time: were all of them there, hardly one would ever pass. */
const WIDE = 20;
const A_FEW = 5;

function objectOf(properties: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const names = Object.keys(properties);
  if (names.length <= WIDE) return recordOf(properties);
  return fc
    .subarray(names, { maxLength: A_FEW })
    .chain((few) => recordOf(Object.fromEntries(few.map((name) => [name, properties[name] ?? {}]))));
}

function recordOf(properties: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, nearly(schema, name)] as const);
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
      fc.record(Object.fromEntries(fields)),
      fc.boolean(),
      fc.dictionary(fc.constantFrom('constructor', 'unknown', 'id'), hostileValue, { maxKeys: 1 }),
    )
    .map(([some, all, isWhole, extra]) => ({ ...(isWhole ? all : some), ...extra }));
}

const DEPTH = 10_000;

/** Bodies that are no JSON, or JSON that hurts those who read it carelessly. */
export function brokenBody(good: unknown): fc.Arbitrary<string | Buffer> {
  const text = JSON.stringify(good);
  return fc.oneof(
    fc.integer({ min: 1, max: Math.max(1, text.length - 1) }).map((length) => text.slice(0, length)),
    fc.constantFrom<string | Buffer>(
      '{"latitude":NaN,"longitude":Infinity}',
      '{"latitude":1e999,"longitude":-1e999}',
      '{"trip":{"__proto__":{"polluted":true}}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '[{"trip":{}}]',
      '"text"',
      'null',
      '0',
      "{'trip':1}",
      '{"a":1,}',
      '\uFEFF{}',
      '[]'.repeat(3),
      '['.repeat(DEPTH),
      '['.repeat(DEPTH) + ']'.repeat(DEPTH),
      '{"trip":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH),
      Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
      Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
    ),
    fc.string({ unit: 'binary', minLength: 1 }),
  );
}

/** Halves of pairs have no form in an address. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

export const hostileQueryValue = fc.oneof(
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1.5',
    '1e3',
    '1e999',
    '0x10',
    'NaN',
    'Infinity',
    '9'.repeat(40),
    'null',
    '%00',
  ),
  fc.constantFrom('%ff', '%', '[]', '+', '1&since=2', '7258118400', '-0', '1_000', '٣'),
  fc.double().map(String),
  hostileText.map((text) => encodeURIComponent(wellFormed(text))),
);

export const hostileId = fc.oneof(
  fc.constantFrom(
    '%00',
    '%ff',
    '%',
    '%zz',
    '%2e%2e',
    '%2f',
    '%2e%2e%2fhealth',
    '..',
    '.',
    '*',
    ':id',
    '{}',
    '~',
  ),
  fc.constantFrom('0', '-1', 'null', 'undefined', '__proto__', 'constructor', '%ED%A0%80', `'%20or%201=1`),
  fc.constantFrom('a'.repeat(300), 'a'.repeat(301), 'a'.repeat(20_000), '%F0%9F%98%80'.repeat(90)),
  fc.uuid(),
  fc.uuid().map((id) => `${id}x`),
  fc.uuid().map((id) => id.replaceAll('-', '')),
  hostileText.map((text) => encodeURIComponent(wellFormed(text))),
);

const hostileHeader = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    ',',
    ';',
    ';;q=,/',
    '*',
    'W/',
    '"',
    '"unclosed',
    'W/"a", b, *',
    'é',
    'a\tb',
    '\u00ff',
  ),
  fc.constantFrom(
    'x'.repeat(201),
    'x'.repeat(8000),
    '*/*;q=0',
    'application/json;q=0',
    'identity;q=0',
    'gzip;q=2',
  ),
  fc.string({ maxLength: 30 }),
);

/** Headers that the service, or something before it, reads. */
export const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'access-control-request-method',
    'content-encoding',
    'host',
    'idempotency-key',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'x-forwarded-for',
    'x-forwarded-host',
  ),
  hostileHeader,
  { minKeys: 1, maxKeys: 3 },
);

export const hostileAuthorization = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'TKN',
    'TKN ',
    'TKN\t',
    'TKN  ',
    'Bearer demo-traveller',
    'demo-traveller',
    'TKNdemo-traveller',
  ),
  fc.constantFrom(
    'TKN demo-traveller extra',
    'TKN demo-traveller,',
    'TKN "demo-traveller"',
    'TKN demo-traveller\0',
  ),
  fc.constantFrom(
    'Basic ZGVtbzpkZW1v',
    `TKN ${'x'.repeat(501)}`,
    `TKN ${'x'.repeat(8000)}`,
    'TKN é',
    'TKN DEMO-TRAVELLER',
  ),
  hostileText.map((text) => `TKN ${text}`),
  fc.string().filter((text) => !/^tkn\s/i.test(text)),
);
