import fc from 'fast-check';

import type { EntryFacts, EntryRule } from '@/contract/entry-facts';
import { judgeEntry, type EntryVerdict } from '@/contract/entry-verdict';

import { aRule, aTraveller, NOTHING_TOLD } from '../support/entry-rules';
import { ENTRY_CASES } from './entry-cases';

const asked = ({ conditions }: EntryVerdict) =>
  conditions.map(({ kind, of }) => (of === 'all' ? kind : `${kind} of ${of}`));

test.each(ENTRY_CASES)('$story: $verdict', ({ who, rules, verdict, asks = [], missing = [] }) => {
  const found = judgeEntry(rules, aTraveller(who));
  expect({ kind: found.kind, asks: asked(found), missing: found.missing }).toEqual({
    kind: verdict,
    asks,
    missing,
  });
});

test('the table has at least sixty cases, and no story twice', () => {
  const stories = new Set(ENTRY_CASES.map(({ story }) => story));
  expect(stories.size).toBe(ENTRY_CASES.length);
  expect(stories.size).toBeGreaterThanOrEqual(60);
});

test('two rules of one day that contradict each other are both shown, the stricter first', () => {
  const closed = aRule('foreigners no');
  const open = aRule('foreigners yes');
  expect(judgeEntry([open, closed], aTraveller())).toMatchObject({
    isContested: true,
    rules: [closed, open],
  });
  expect(judgeEntry([closed], aTraveller())).toMatchObject({ isContested: false, rules: [closed] });
});

test('of two quarantines the longer one counts, of two limits for a test the shorter', () => {
  const { conditions } = judgeEntry(
    [
      aRule('foreigners yes'),
      aRule('quarantine yes', { id: 'a', extras: { quarantine_days: 7 } }),
      aRule('quarantine yes', { id: 'b', extras: { quarantine_days: 10 } }),
      aRule('certificate yes', { id: 'c', extras: { entry_hours: 72 } }),
      aRule('certificate yes', { id: 'd', extras: { entry_hours: 48 } }),
    ],
    aTraveller(),
  );
  expect(conditions).toMatchObject([
    { kind: 'test-certificate', hours: 48, days: null },
    { kind: 'quarantine', days: 10, hours: null },
  ]);
});

test('a test on arrival says where a certificate is taken in its place', () => {
  const rules = [aRule('foreigners yes'), aRule('test there yes')];
  const withCertificate = [...rules, aRule('certificate taken yes')];
  expect(judgeEntry(rules, aTraveller()).conditions).toMatchObject([{ orCertificate: false }]);
  expect(judgeEntry(withCertificate, aTraveller()).conditions).toMatchObject([{ orCertificate: true }]);
});

test('vaccinations against different diseases stand side by side', () => {
  const rules = [
    aRule('foreigners yes'),
    aRule('vaccination yes', { against: 'polio' }),
    aRule('vaccination yes', { against: 'yellow-fever' }),
  ];
  const { conditions } = judgeEntry(rules, aTraveller({ vaccinations: ['polio'] }));
  expect(conditions).toMatchObject([{ kind: 'vaccination', vaccinationId: 'yellow-fever' }]);
});

describe('whatever is known', () => {
  const place = fc.constantFrom('TH', 'DE', 'US', 'BR');
  const division = fc.constantFrom('TH-10', 'US-NY', 'US-CA');
  const day = fc.constantFrom('2026-10-01', '2026-11-01', '2026-11-16', '2026-12-01', '2026-12-24');
  const rule: fc.Arbitrary<EntryRule> = fc.record({
    id: fc.uuid(),
    type: fc.integer({ min: 0, max: 10 }) as fc.Arbitrary<EntryRule['type']>,
    value: fc.integer({ min: 0, max: 3 }) as fc.Arbitrary<EntryRule['value']>,
    extras: fc.record({ vacc_list: fc.array(fc.nat(9)), quarantine_days: fc.nat(20) }, { requiredKeys: [] }),
    effective_as_of: day.map((checked) => `${checked}T09:00:00Z`),
    vaccination_id: fc.option(fc.constantFrom('polio', 'yellow-fever')),
    origin_country: fc.constantFrom({ country_code: 'TH' }, { country_code: 'TH' }, { country_code: 'VN' }),
    origin_country_division: fc.option(fc.constant({ iso_code: 'TH-10' }), { freq: 3 }),
    affected_countries: fc
      .uniqueArray(place, { maxLength: 2 })
      .map((codes) => codes.map((country_code) => ({ country_code }))),
    affected_country_divisions: fc
      .uniqueArray(division, { maxLength: 1 })
      .map((codes) => codes.map((iso_code) => ({ iso_code }))),
  });
  const rules = fc.uniqueArray(rule, { maxLength: 14, selector: ({ id }) => id });
  const facts: fc.Arbitrary<EntryFacts> = fc
    .record({
      destinationDivision: fc.option(division),
      way: fc.constantFrom<EntryFacts['way'][]>('stay', 'transit'),
      nationality: fc.option(place),
      residence: fc.option(place),
      departure: fc.option(place),
      departureDivision: fc.option(division),
      vaccinated: fc.option(fc.boolean()),
      vaccinations: fc.option(fc.subarray(['polio', 'yellow-fever'])),
      vaccines: fc.option(fc.uniqueArray(fc.nat(9))),
      arrival: fc.option(day),
    })
    .map((told) => aTraveller(told));

  test('the order of the rules does not matter', () => {
    const shuffled = rules.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
    );
    fc.assert(
      fc.property(shuffled, facts, ([one, other], who) => {
        expect(judgeEntry(other, who)).toEqual(judgeEntry(one, who));
      }),
      { numRuns: 2000 },
    );
  });

  test('another rule never turns no into unknown', () => {
    fc.assert(
      fc.property(rules, rule, facts, (some, another, who) => {
        if (judgeEntry(some, who).kind === 'no')
          expect(judgeEntry([...some, another], who).kind).not.toBe('unknown');
      }),
      { numRuns: 4000 },
    );
  });

  test('what the traveller tells more never turns no into unknown, nor any verdict into none', () => {
    const FACTS = [
      'destinationDivision',
      ...Object.keys(NOTHING_TOLD),
      'departureDivision',
    ] as (keyof EntryFacts)[];
    fc.assert(
      fc.property(rules, facts, fc.subarray(FACTS), (some, who, left) => {
        const before = { ...who, ...Object.fromEntries(left.map((fact) => [fact, null])) };
        if (judgeEntry(some, before).kind !== 'unknown')
          expect(judgeEntry(some, who).kind).not.toBe('unknown');
      }),
      { numRuns: 4000 },
    );
  });

  test('there is no verdict without a rule of that country for that way', () => {
    fc.assert(
      fc.property(rules, facts, (some, who) => {
        const verdict = judgeEntry(some, who);
        if (verdict.kind === 'unknown') return;
        expect(verdict.rules.length).toBeGreaterThan(0);
        const types = who.way === 'transit' ? [2] : [0, 1];
        for (const { type, origin_country } of verdict.rules) {
          expect(types).toContain(type);
          expect(origin_country.country_code).toBe('TH');
        }
      }),
      { numRuns: 2000 },
    );
  });
});
