import fc from 'fast-check';

import type { Box } from '@/map/labels/box-grid';
import type { LabelCandidate } from '@/map/labels/label-candidate';
import { type PlacedLabel, placeLabels } from '@/map/labels/place-labels';
import type { Obstacle } from '@/map/labels/stands';

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
    .record({
      kind: fc.constantFrom<Obstacle['kind'][]>('pin', 'mark', 'me'),
      left: fc.integer({ min: -200, max: 200 }),
      top: fc.integer({ min: -200, max: 200 }),
    })
    .map(({ kind, left, top }) => ({ kind, left, top, right: left + 34, bottom: top + 34 })),
  { maxLength: 8 },
);
const windows = fc
  .record({ left: fc.integer({ min: -260, max: 200 }), top: fc.integer({ min: -260, max: 200 }) })
  .map(({ left, top }) => ({ left, top, right: left + 90, bottom: top + 70 }));
const me: Obstacle = { kind: 'me', left: -13, top: -13, right: 13, bottom: 13 };

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
    const right: Obstacle = { kind: 'mark', left: 10, top: -20, right: 80, bottom: 20 };
    expect(placeLabels([aLabel({ mark: 4 })], [right])).toMatchObject([{ left: -64 }]);
  });

  it('of a city stands beside the traveller or the cluster that covers its dot', () => {
    const inTown = aLabel({ id: 'town', x: 6, mark: 4 });
    expect(placeLabels([inTown], [me])).toMatchObject([{ left: 13, top: -7, hasDot: false }]);
    expect(placeLabels([inTown], [{ ...me, kind: 'mark' }])).toMatchObject([{ left: 13, hasDot: false }]);
    // A second name there would read as another of the first, and a pin has the name of its stop.
    expect(idsOf(placeLabels([inTown, aLabel({ id: 'city', mark: 4, priority: 2 })], [me]))).toEqual([
      'city',
    ]);
    expect(placeLabels([inTown], [{ ...me, kind: 'pin' }])).toEqual([]);
  });

  it('of stops that a cluster counts stand around it, none under it', () => {
    const cluster: Obstacle = { kind: 'mark', left: -20, top: -20, right: 20, bottom: 20 };
    const stops = [-9, -3, 3, 9].map((x) => aLabel({ id: `${x}`, x, mark: 13, isAlways: true }));
    const placed = placeLabels(stops, [cluster]);
    expect(placed).toHaveLength(4);
    expect(placed.filter((label) => overlap(boxOf(label), cluster))).toEqual([]);
    // Where there is a pin, it stands for its stop alone.
    const pin: Obstacle = { kind: 'pin', left: -12, top: -27, right: 12, bottom: 4 };
    const [first] = placeLabels([aLabel({ mark: 13, isAlways: true })], [pin]);
    expect(first).toMatchObject({ left: 13 });
  });

  it('are the same in a window as on the whole map, however it is moved', () => {
    fc.assert(
      fc.property(candidates, marks, windows, (wanted, taken, window) => {
        const inWindow = (label: PlacedLabel) => overlap(boxOf(label), window);
        expect(placeLabels(wanted, taken, window).filter(inWindow)).toEqual(
          placeLabels(wanted, taken).filter(inWindow),
        );
      }),
    );
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

  it('never lie under the traveller', () => {
    fc.assert(
      fc.property(candidates, marks, (wanted, taken) => {
        const travellers = taken.filter(({ kind }) => kind === 'me');
        const placed = placeLabels(wanted, taken);
        expect(placed.some((label) => travellers.some((one) => overlap(boxOf(label), one)))).toBe(false);
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
