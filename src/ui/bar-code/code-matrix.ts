export type CodeFormat = 'aztec' | 'qr' | 'pdf417';

/** The dark and light fields of a code. */
export interface CodeMatrix {
  /** From the top; 1 where it is dark. */
  rows: readonly (readonly number[])[];
  /** In widths of a field. */
  rowHeight: number;
  /** How much has to stay light around it, in widths of a field. */
  quiet: number;
}

const NAMES = { aztec: 'azteccode', qr: 'qrcode', pdf417: 'pdf417' } as const satisfies Record<
  CodeFormat,
  string
>;
/** At least what each standard asks for. Aztec asks for none; the edge of a phone is dark. */
const QUIET: Record<CodeFormat, number> = { aztec: 2, qr: 4, pdf417: 2 };

/** Null where the text does not go into such a code. The library is large, and comes when a code is first drawn. */
export async function toCodeMatrix(text: string, format: CodeFormat): Promise<CodeMatrix | null> {
  const { default: library } = await import('bwip-js/generic');
  const drawn = attempt(() => library.raw({ bcid: NAMES[format], text })[0]);
  if (!drawn || !('pixs' in drawn)) return null;
  const { pixs, pixx, pixy } = drawn;
  const count = pixs.length / pixx;
  const rows = Array.from({ length: count }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx));
  return { rows, rowHeight: pixy / count, quiet: QUIET[format] };
}

/** The library tells by throwing that a text is too long. */
function attempt<Result>(draw: () => Result): Result | null {
  try {
    return draw();
  } catch {
    return null;
  }
}
