type Json = unknown;

const DEEP = 1_500;

function nested(depth: number): Json {
  let value: Json = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** What breaks readers that trust what they read. */
const HOSTILE: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  2 ** 53,
  1e308,
  -1e308,
  '',
  ' ',
  'text',
  '\0',
  'a\0b',
  '\ud800',
  '\u202Ereversed',
  '👩‍👩‍👧‍👦',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '2026-02-30',
  '2026-03-04T05:06:07+23:59',
  '2026-03-04T05:06:60Z',
  '2026-03-04T24:00:00Z',
  `'; drop table outbox; --`,
  '$.id',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  'x'.repeat(5_000),
  [],
  {},
  [[]],
  [null],
  { id: null },
  { length: 1e9 },
  nested(DEEP),
];

const hostileName = [
  '__proto__',
  'constructor',
  '',
  'a.b',
  '$',
  'toString',
  'unknown',
  'n',
  'indexed',
  '"',
  '\0',
];

export function oneOf<Value>(random: () => number, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** A copy of which one place, at any depth, is hostile, missing, twice, or one too many. */
export function spoil(random: () => number, good: Json): Json {
  if (typeof good !== 'object' || good === null || random() < 0.05) return oneOf(random, HOSTILE);
  if (Array.isArray(good)) return spoilList(random, good);
  const entries = Object.entries(good);
  const [name] = oneOf(random, entries.length > 0 ? entries : [['', null]]);
  const dice = random();
  if (dice < 0.15) return Object.fromEntries(entries.filter(([each]) => each !== name));
  if (dice < 0.3) return withField(good, oneOf(random, hostileName), oneOf(random, HOSTILE));
  if (dice < 0.6) return withField(good, name, oneOf(random, HOSTILE));
  return withField(good, name, spoil(random, (good as Record<string, Json>)[name]));
}

function spoilList(random: () => number, good: readonly Json[]): Json {
  const at = Math.floor(random() * good.length);
  const dice = random();
  if (dice < 0.2 || good.length === 0) return [...good, oneOf(random, HOSTILE)];
  if (dice < 0.3) return [...good, good[at]];
  return good.map((entry, index) => (index === at ? spoil(random, entry) : entry));
}

/** Also names that an object literal would take for something else. */
function withField(object: object, name: string, value: Json): Json {
  const copy = { ...object };
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** The text of an answer that broke on its way. */
export function garble(random: () => number, text: string): string {
  const at = Math.floor(random() * text.length);
  const dice = random();
  if (dice < 0.4) return text.slice(0, at);
  if (dice < 0.7)
    return text.slice(0, at) + oneOf(random, ['\0', '"', '{', ']', '\\', '\ud800', '9']) + text.slice(at + 1);
  if (dice < 0.8) return `\uFEFF${text}`;
  if (dice < 0.9) return text + text;
  return oneOf(random, ['', 'null', '[', '<html></html>', '1e999', '[]]', '['.repeat(20_000), '"\\ud800"']);
}
