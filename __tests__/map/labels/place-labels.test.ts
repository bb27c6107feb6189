import fc from 'fast-check';

import type { Box } from '@/map/labels/box-grid';
import { type LabelCandidate, type PlacedLabel, placeLabels } from '@/map/labels/place-labels';

function aLabel(label: Partial<LabelCandidate> = {}): LabelCandidate {
  return {
    id: 'a',
    x: 0,
    y: 0,
    width: 60,
    height: 14,
    priority: 1,
    mark: null,
    reach: 40,
    isAlways: false,
    ...label,
  };
}

const boxOf = ({ candidate, left, top }: PlacedLabel): Box => ({
  left,
  top,
  right: left + candidate.width,
  bottom: top + candidate.height,
});
const HAIR = 1e-6;
const overlap = (one: Box, other: Box) =>
  one.left < other.right - HAIR &&
  other.left < one.right - HAIR &&
  one.top < other.bottom - HAIR &&
  other.top < one.bottom - HAIR;
const idsOf = (placed: readonly PlacedLabel[]) => placed.map(({ candidate }) => candidate.id);

const candidates = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 999 }).map(String),
    x: fc.integer({ min: -200, max: 200 }),
    y: fc.integer({ min: -200, max: 200 }),
    width: fc.integer({ min: 10, max: 180 }),
    height: fc.integer({ min: 10, max: 20 }),
    priority: fc.integer({ min: 0, max: 3 }),
    mark: fc.constantFrom(null, 4, 13),
    reach: fc.constantFrom(0, 20, 200),
    isAlways: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const marks = fc.array(
  fc
    .record({ left: fc.integer({ min: -200, max: 200 }), top: fc.integer({ min: -200, max: 200 }) })
    .map(({ left, top }) => ({ left, top, right: left + 34, bottom: top + 34 })),
  { maxLength: 8 },
);

describe('names on a map', () => {
  it('stand on their place, or beside its mark', () => {
    const [over, beside] = placeLabels([aLabel(), aLabel({ id: 'b', x: 300, mark: 4 })]);
    expect(over).toMatchObject({ left: -30, top: -7 });
    expect(beside).toMatchObject({ left: 304, top: -7 });
  });

  it('give way to a more important one', () => {
    const placed = placeLabels([
      aLabel({ id: 'town', mark: 4 }),
      aLabel({ id: 'city', mark: 4, x: 3, priority: 2 }),
    ]);
    expect(idsOf(placed)).toEqual(['city']);
  });

  it('go to another side where one is taken', () => {
    const right = { left: 10, top: -20, right: 80, bottom: 20 };
    expect(placeLabels([aLabel({ mark: 4 })], [right])).toMatchObject([{ left: -64 }]);
  });

  it('are there without fail if they are stops, however many are in one place', () => {
    const stops = Array.from({ length: 30 }, (_, index) =>
      aLabel({ id: `${index}`, mark: 13, isAlways: true }),
    );
    expect(placeLabels(stops)).toHaveLength(30);
  });

  it('never lie over one another, and never leave out a stop', () => {
    fc.assert(
      fc.property(candidates, marks, (wanted, taken) => {
        const placed = placeLabels(wanted, taken);
        const boxes = placed.map(boxOf);
        boxes.forEach((box, index) => {
          expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
        });
        const stops = wanted.filter(({ isAlways }) => isAlways).map(({ id }) => id);
        expect(idsOf(placed)).toEqual(expect.arrayContaining(stops));
      }),
    );
  });

  it('leave the marks of others to be seen, unless they are stops without room', () => {
    fc.assert(
      fc.property(candidates, marks, (wanted, taken) => {
        const others = placeLabels(wanted, taken).filter(({ candidate }) => !candidate.isAlways);
        expect(others.some((label) => taken.some((mark) => overlap(boxOf(label), mark)))).toBe(false);
      }),
    );
  });

  it('stand the same in whatever order they come', () => {
    fc.assert(
      fc.property(candidates, marks, (wanted, taken) => {
        const sorted = [...wanted].sort((one, other) => (one.id < other.id ? 1 : -1));
        expect(placeLabels(sorted, taken)).toEqual(placeLabels(wanted, taken));
      }),
    );
  });
});
