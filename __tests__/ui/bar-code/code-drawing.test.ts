import { readFileSync } from 'node:fs';
import { TextDecoder } from 'node:util';

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import { type CodeFormat, toCodeMatrix } from '@/ui/bar-code/code-matrix';
import { type CodeDrawing, toDrawing, toSharpWidth } from '@/ui/bar-code/matrix-drawing';

import { aPassCode } from '../../support/boarding-passes';

const DOTS = 2;

const FORMATS = [
  ['aztec', 'Aztec'],
  ['qr', 'QRCode'],
  ['pdf417', 'PDF417'],
] as const;

/** What a camera would see: the path, filled in black on white. */
function toPicture({ width, height, path }: CodeDrawing) {
  const [across, down] = [width * DOTS, height * DOTS];
  const data = new Uint8ClampedArray(across * down * 4).fill(255);
  for (const [, ...numbers] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    const [x = 0, y = 0, wide = 0, high = 0] = numbers.map((number) => Number(number) * DOTS);
    for (let row = y; row < y + high; row += 1)
      for (let column = x; column < x + wide; column += 1)
        data.fill(0, (row * across + column) * 4, (row * across + column) * 4 + 3);
  }
  return { data, width: across, height: down, colorSpace: 'srgb' } as ImageData;
}

/** By a decoder that has nothing in common with what draws them. */
async function scan(text: string, format: CodeFormat, name: (typeof FORMATS)[number][1]) {
  const matrix = await toCodeMatrix(text, format);
  if (!matrix) return null;
  const found = await readBarcodes(toPicture(toDrawing(matrix)), { formats: [name], tryHarder: false });
  return found.map((code) => code.text);
}

describe('a code that is drawn', () => {
  beforeAll(() => {
    // The decoder wants more of it than phones have.
    Object.assign(globalThis, { TextDecoder });
    const wasmBinary = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });
  });

  it.each(FORMATS)('%s: a scanner reads what stands in it', async (format, name) => {
    const signed = aPassCode(
      [{ more: '>6180 M6092BAV              2A1341234567890 AV AV 123456789          ' }, { seat: '31K' }],
      'DESMARAIS/LUC',
      '^164GIWVC5EH7JNT684FVNJ9+/=',
    );
    for (const text of [aPassCode(), signed, 'a'.repeat(300), 'Peña ^029 \\'])
      expect(await scan(text, format, name)).toEqual([text]);
  });

  it.each(FORMATS)('%s: what is too long for it is not drawn', async (format) => {
    expect(await toCodeMatrix('é9a!'.repeat(2000), format)).toBeNull();
  });

  it('has a light edge, and fields of whole dots of the screen', async () => {
    const matrix = await toCodeMatrix(aPassCode(), 'qr');
    if (!matrix) throw new Error('it was drawn above');
    const drawing = toDrawing(matrix);
    expect(drawing.width).toBe((matrix.rows[0]?.length ?? 0) + 8);
    expect(drawing.path.startsWith('M4 4h7')).toBe(true);
    const width = toSharpWidth(drawing, 300, 2.625);
    expect(width).toBeLessThanOrEqual(300);
    expect(((width * 2.625) / drawing.width) % 1).toBeCloseTo(0);
  });
});
