import {
  LEG_WIDTH,
  type LegItem,
  type PassLeg,
  readLegItems,
  SIZE_AT,
  SIZE_WIDTH,
} from '@/contract/boarding-pass-items';

export interface BoardingPass {
  /** "LUC DESMARAIS", in the capitals that the code has. */
  passenger: string | null;
  /** At least one. */
  legs: readonly [PassLeg, ...PassLeg[]];
  /** What stands there and could not be read. */
  unread: readonly UnreadItem[];
}

/** `rest`: the code ends before it should. */
type UnreadItem = 'passenger' | LegItem | 'rest';

type PassReading =
  | { kind: 'pass'; pass: BoardingPass }
  | { kind: 'unreadable'; why: 'empty' | 'not-a-pass' | 'cut-short' | 'too-long' };

/** Format, number of flights, name, and whether the ticket is electronic. */
const NAME_AT = 2;
const HEAD_WIDTH = 23;
const NAME_WIDTH = 20;
/** Four flights with everything that the standard lets airlines add to each, and a signature. */
const LONGEST = 1500;

/**
 * Reads the text of the code on a boarding pass (IATA Resolution 792, "BCBP"). It comes from anywhere: whatever it is, this
 * tells what it could read and what it could not, and never throws.
 */
export function readPass(code: string): PassReading {
  if (code.trim() === '') return { kind: 'unreadable', why: 'empty' };
  if (code.length > LONGEST) return { kind: 'unreadable', why: 'too-long' };
  if (!/^M[1-4][ -~]*$/.test(code)) return { kind: 'unreadable', why: 'not-a-pass' };
  if (code.length < HEAD_WIDTH + LEG_WIDTH) return { kind: 'unreadable', why: 'cut-short' };
  const passenger = toPassenger(code.slice(NAME_AT, NAME_AT + NAME_WIDTH));
  const { legs, unread } = readLegs(code.slice(HEAD_WIDTH), Number(code.charAt(1)));
  const [first, ...others] = legs;
  if (!first) return { kind: 'unreadable', why: 'cut-short' };
  const all: UnreadItem[] = passenger === null ? ['passenger', ...unread] : unread;
  return { kind: 'pass', pass: { passenger, legs: [first, ...others], unread: [...new Set(all)] } };
}

function readLegs(text: string, count: number): { legs: PassLeg[]; unread: UnreadItem[] } {
  const legs: PassLeg[] = [];
  const unread: UnreadItem[] = [];
  let at = 0;
  while (legs.length < count) {
    const written = text.slice(at, at + LEG_WIDTH);
    if (written.length < LEG_WIDTH) return { legs, unread: [...unread, 'rest'] };
    const read = readLegItems(written);
    legs.push(read.leg);
    unread.push(...read.unread);
    const size = /^[0-9A-F]{2}$/i.exec(written.slice(SIZE_AT, SIZE_AT + SIZE_WIDTH));
    // Where the next flight begins is not known then.
    if (!size) return { legs, unread: [...unread, 'rest'] };
    at += LEG_WIDTH + parseInt(size[0], 16);
  }
  return { legs, unread: at > text.length ? [...unread, 'rest'] : unread };
}

/** As people say it: the given name first. */
function toPassenger(written: string): string | null {
  const [family = '', ...given] = written.split('/').map((part) => part.trim());
  const name = [...given, family].filter(Boolean).join(' ');
  return /[A-Z]/i.test(name) ? name : null;
}

/** A text as it was pasted: line ends and unusual blanks are of whatever it was copied from. Blanks at its end may belong to it. */
export function toCode(pasted: string): string {
  return pasted
    .replace(/[\r\n\t]+/g, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .trimStart();
}
