import { readPass } from '../boarding-pass/read-pass';
import { type Bullseye, findBullseyes } from './find-bullseyes';
import { cropSquare, type Pixels, tilt, turnQuarter } from './pixels';
import { slantOf } from './slant';

/** What the code on a boarding pass says, and which kind of code it is. */
export interface PassCode {
  code: string;
  format: 'aztec' | 'qr' | 'pdf417';
}

export interface Patience {
  isOver: () => boolean;
  /** Lets the screen answer in between: on a phone each look takes a while. */
  breathe: () => Promise<void>;
}

/** From the middle of a code to its edge there are so many fields at most, for as much as a boarding pass says. */
const HALF_FIELDS = 32;
/** How a code is drawn for its reader, from what mostly helps on: with fewer than six points a field, grain hides it. */
const DRAWINGS = [
  { field: 10, threshold: 'local' },
  { field: 12, threshold: 'local' },
  { field: 8, threshold: 'whole' },
] as const;
/** So far askew lines are still read. */
const STRAIGHT = 2;

type Look = () => PassCode | null;

/**
 * The code of a boarding pass in a picture, wherever it is in it. Other codes count for nothing: many a pass has an advertisement's beside its own.
 * The library is large, and comes when a picture is first read.
 */
export async function readCode(pixels: Pixels, { isOver, breathe }: Patience): Promise<PassCode | null> {
  const { toBitmap } = await import('./code-readers');
  const read = (from: Pixels, format: PassCode['format'], threshold: 'local' | 'whole'): PassCode | null =>
    toPassCode(toBitmap(from, threshold).read(format), format);

  const readAztec = ({ x, y, field }: Bullseye): PassCode | null => {
    const degrees = slantOf(pixels, { x, y, half: field * 8 });
    for (const { field: drawn, threshold } of DRAWINGS) {
      const square = { x, y, half: field * HALF_FIELDS, scale: drawn / field, degrees };
      const found = read(cropSquare(pixels, square), 'aztec', threshold);
      if (found) return found;
    }
    return null;
  };
  const looks: Look[] = (['local', 'whole'] as const).flatMap((threshold) => [
    () => {
      const points = toBitmap(pixels, threshold).darkPoints();
      return first(points ? findBullseyes(points) : [], readAztec);
    },
    () => read(pixels, 'qr', threshold),
    () => read(pixels, 'pdf417', threshold),
  ]);
  const { width, height } = pixels;
  const slant = slantOf(pixels, { x: width / 2, y: height / 2, half: Math.max(width, height) });
  const turns: Look[] = [0, 90].flatMap((quarter) =>
    [0, slant]
      .filter((degrees) => (degrees === 0 ? quarter === 90 : Math.abs(degrees) > STRAIGHT))
      .map((degrees) => () => {
        const turned = quarter === 0 ? pixels : turnQuarter(pixels);
        return read(degrees === 0 ? turned : tilt(turned, degrees), 'pdf417', 'local');
      }),
  );
  for (const look of [...looks, ...turns]) {
    if (isOver()) return null;
    const found = look();
    if (found) return found;
    await breathe();
  }
  return null;
}

function toPassCode(text: string | null, format: PassCode['format']): PassCode | null {
  return text !== null && readPass(text).kind === 'pass' ? { code: text, format } : null;
}

function first<Item>(items: readonly Item[], look: (item: Item) => PassCode | null): PassCode | null {
  for (const item of items) {
    const found = look(item);
    if (found) return found;
  }
  return null;
}
