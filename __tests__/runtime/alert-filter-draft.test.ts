import fc from 'fast-check';

import { isLeftOut } from '@/contract/alert-filter-rule';
import { SAFETY_KIND_IDS } from '@/contract/safety-kinds';
import {
  areAlike,
  leavesOut,
  leavesOutGrave,
  leavesOutMoreGrave,
  toDraft,
  toggled,
  withGrave,
} from '@/runtime/alert-filter-draft';

const { crime, strikes } = SAFETY_KIND_IDS;
const risk = fc.constantFrom(0 as const, 1 as const, 2 as const);
const kind = fc.constantFrom(null, crime, strikes);
const filters = fc.array(
  fc.record({
    risk_levels: fc.uniqueArray(risk, { minLength: 1 }),
    safety_category_id: kind,
    includes_high_for_whole_country: fc.boolean(),
  }),
  { maxLength: 5 },
);
const danger = fc.record({
  risk,
  isOfWholeCountry: fc.boolean(),
  kinds: fc.uniqueArray(fc.constantFrom(crime, strikes)),
});

describe('a draft of filters', () => {
  it('leaves out what the filters do that it is made from, whatever their shape', () => {
    fc.assert(
      fc.property(filters, danger, (stored, each) => {
        expect(isLeftOut(toDraft(stored), each)).toBe(isLeftOut(stored, each));
        expect(areAlike(toDraft(toDraft(stored)), toDraft(stored))).toBe(true);
      }),
    );
  });

  it('is as before when a chip is tapped twice, and never hides the gravest by a chip alone', () => {
    fc.assert(
      fc.property(filters, kind, risk, (stored, of, level) => {
        const draft = toDraft(stored);
        const tapped = toggled(draft, of, level);
        const isOwn = draft.some(
          ({ safety_category_id, risk_levels }) => safety_category_id === of && risk_levels.includes(level),
        );
        if (!isOwn) {
          expect(leavesOut(tapped, of, level)).toBe(true);
          expect(areAlike(toggled(tapped, of, level), draft)).toBe(true);
        }
        const isOfHigh = level === 2;
        if (!isOfHigh || !leavesOutGrave(draft)) expect(leavesOutMoreGrave(tapped, draft)).toBe(false);
      }),
    );
  });

  it('hides the gravest of one kind alone, whatever else of another is left out', () => {
    const graveCrime = withGrave(toggled([], crime, 2), true);
    const allHigh = {
      risk_levels: [2 as const],
      safety_category_id: null,
      includes_high_for_whole_country: false,
    };
    const tapped = toggled([...graveCrime, allHigh], null, 0);
    expect(isLeftOut(tapped, { risk: 2, isOfWholeCountry: true, kinds: [strikes] })).toBe(false);
    expect(leavesOut(tapped, strikes, 0)).toBe(true);
  });

  it('hides the gravest where it is told to, and not where it is told not to', () => {
    const draft = toggled(toggled([], crime, 2), strikes, 0);
    expect(leavesOutGrave(draft)).toBe(false);
    const graver = withGrave(draft, true);
    expect(leavesOutMoreGrave(graver, draft)).toBe(true);
    expect(leavesOutMoreGrave(graver, graver)).toBe(false);
    expect(areAlike(withGrave(graver, false), draft)).toBe(true);
  });
});
