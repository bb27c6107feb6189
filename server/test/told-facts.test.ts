import fc from 'fast-check';

import { addFacts, type Told } from '../src/resources/flight-statuses/told-facts';

const messages = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 3 }).map((minute) => `2026-09-02T20:0${minute}:00Z`),
    facts: fc.dictionary(
      fc.constantFrom('gate', 'belt', 'cancelled'),
      fc.constantFrom('A4', 'B12', null, true),
    ),
  }),
  { maxLength: 12 },
);
type Message = { at: string; facts: Record<string, unknown> };

const addAll = (all: readonly Message[]) =>
  all.reduce<Told>((told, { facts, at }) => addFacts(told, facts, at), {});

describe('what is told of a flight by many', () => {
  it('is the same in whatever order and however often it comes', () => {
    fc.assert(
      fc.property(
        messages.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(addAll(shuffled)).toEqual(addAll(all));
          expect(addAll([...all, ...shuffled])).toEqual(addAll(all));
        },
      ),
    );
  });

  it('is the very same object where nothing is new', () => {
    fc.assert(
      fc.property(messages, (all) => {
        const told = addAll(all);
        for (const { facts, at } of all) expect(addFacts(told, facts, at)).toBe(told);
      }),
    );
  });
});
