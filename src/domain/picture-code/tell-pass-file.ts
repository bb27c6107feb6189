/** What a traveller may have of a pass beside its text. */
type PassFileKind = 'picture' | 'pdf' | 'wallet';

const BEGINNINGS: readonly { kind: PassFileKind; at: number; bytes: readonly number[] }[] = [
  { kind: 'pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: 'picture', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { kind: 'picture', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  // The formats of iPhones and of the web.
  { kind: 'picture', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { kind: 'picture', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/** By its bytes: its name may be anything. What is nothing that is known is taken for a wallet's, which says so itself. */
export function tellPassFile(file: Uint8Array): PassFileKind {
  const known = BEGINNINGS.find(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte));
  return known?.kind ?? 'wallet';
}
