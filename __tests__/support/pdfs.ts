import { zlibSync } from 'fflate';

import { type CodeFormat, toCodeMatrix } from '@/ui/bar-code/code-matrix';

/** A picture in a PDF: what is said of it, and its bytes. */
export interface PrintedPicture {
  dictionary: string;
  bytes: Uint8Array;
}

/** A PDF with these pictures, as far as anybody looks at it. */
export function aPdf(pictures: readonly PrintedPicture[]): Uint8Array<ArrayBuffer> {
  const toBytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  return Uint8Array.from([
    ...toBytes('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    ...pictures.flatMap(({ dictionary, bytes }, index) => [
      ...toBytes(`${index + 5} 0 obj\n<< /Type /XObject /Subtype /Image ${dictionary} >>\nstream\n`),
      ...bytes,
      ...toBytes('\nendstream\nendobj\n'),
    ]),
    ...toBytes('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

export type PrintedAs = 'bits' | 'grey' | 'colours' | 'told by neighbours' | 'light on dark';

/** A code without anything around it, one point for each field, as most who sell tickets print it. */
export async function aCodeForPdf(
  text: string,
  format: CodeFormat,
  as: PrintedAs = 'grey',
): Promise<PrintedPicture> {
  const matrix = await toCodeMatrix(text, format);
  if (!matrix) throw new Error('it is too long');
  // Lines of PDF417 are higher than their fields are wide.
  const rows = matrix.rows.flatMap((row) => Array.from({ length: matrix.rowHeight }, () => row));
  const width = rows[0]?.length ?? 0;
  const size = `/Width ${width} /Height ${rows.length} /Filter /FlateDecode`;
  const greys = rows.map((row) => row.map((dark) => (dark === 1 ? 0 : 255)));
  const packed = (bytes: readonly number[]) => zlibSync(Uint8Array.from(bytes));
  if (as === 'grey') return { dictionary: `${size} /BitsPerComponent 8`, bytes: packed(greys.flat()) };
  if (as === 'colours')
    return {
      dictionary: `${size} /BitsPerComponent 8 /ColorSpace 9 0 R`,
      bytes: packed(greys.flat().flatMap((light) => [light, light, light])),
    };
  if (as === 'told by neighbours')
    return {
      dictionary: `${size} /BitsPerComponent 8 /DecodeParms << /Predictor 15 /Columns ${width} >>`,
      bytes: packed(greys.flatMap((row) => [1, ...row.map((light, x) => light - (row[x - 1] ?? 0))])),
    };
  const bits = greys.flatMap((row) =>
    Array.from({ length: Math.ceil(width / 8) }, (_, byte) =>
      Array.from({ length: 8 }, (_each, bit) => row[byte * 8 + bit] ?? 255).reduce<number>(
        (sum, light) => sum * 2 + ((light === 0) === (as === 'light on dark') ? 1 : 0),
        0,
      ),
    ),
  );
  return { dictionary: `${size} /BitsPerComponent 1`, bytes: packed(bits) };
}
