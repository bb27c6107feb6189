import { zlibSync } from 'fflate';

import type { Pixels } from '@/domain/picture-code/pixels';
import { type CodeFormat, toCodeMatrix } from '@/ui/bar-code/code-matrix';

export const WHITE_PAGE = 240;

export interface PrintedCode {
  text: string;
  format: CodeFormat;
  /** How many points a field has. */
  field?: number;
  /** Where its upper left corner is. */
  x: number;
  y: number;
}

/** A page with codes on it and lines that look like text, as a screen shows it. */
export async function aPicture(
  codes: readonly PrintedCode[],
  { width = 480, height = 620 }: { width?: number; height?: number } = {},
): Promise<Pixels> {
  const luminance = new Uint8ClampedArray(width * height).fill(WHITE_PAGE);
  const fill = (x: number, y: number, wide: number, high: number, light: number) => {
    for (let row = y; row < Math.min(y + high, height); row += 1)
      luminance.fill(light, row * width + x, row * width + Math.min(x + wide, width));
  };
  fill(0, 0, width, 90, 60);
  for (let line = 0; line < 6; line += 1)
    for (let letter = 0; letter < 40; letter += 1)
      fill(30 + letter * 14, 120 + line * 30, 3 + ((letter * 7 + line * 5) % 8), 14, 20);
  for (const { text, format, field = 4, x, y } of codes) {
    const matrix = await toCodeMatrix(text, format);
    if (!matrix) throw new Error('it is too long');
    const high = matrix.rowHeight * field;
    matrix.rows.forEach((row, down) =>
      row.forEach((dark, across) => {
        if (dark === 1) fill(x + across * field, y + down * high, field, high, 15);
      }),
    );
  }
  return { luminance, width, height };
}

/** As a camera sees it: blurred, with grain, the same in each run. */
export function photographed({ luminance, width, height }: Pixels): Pixels {
  let seed = 7;
  const grain = () => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648 - 0.5) * 50;
  const seen = luminance.map((light, point) => {
    const around = [
      light,
      luminance[point - 1],
      luminance[point + 1],
      luminance[point - width],
      luminance[point + width],
    ];
    return around.reduce<number>((sum, each) => sum + (each ?? light), 0) / around.length + grain();
  });
  return { luminance: seen, width, height };
}

/** As devices write a picture: with what can be seen through, each row told by its neighbours. */
export function toPng({ luminance, width, height }: Pixels): Uint8Array {
  const rows = new Uint8Array((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * (width * 4 + 1);
    // Each way to tell a row by its neighbours comes up.
    const filter = y % 3;
    rows[from] = filter;
    for (let x = 0; x < width; x += 1)
      for (let sample = 0; sample < 4; sample += 1) {
        const at = (column: number, row: number) =>
          column < 0 || row < 0 ? 0 : sample === 3 ? 255 : (luminance[row * width + column] ?? 0);
        const before = [0, at(x - 1, y), at(x, y - 1)][filter] ?? 0;
        rows[from + 1 + x * 4 + sample] = at(x, y) - before;
      }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6], 8);
  return aPngOf(header, zlibSync(rows, { level: 1 }));
}

/** Whatever its header says is in it. Nobody looks at its checksums. */
export function aPngOf(header: Uint8Array, packed: Uint8Array): Uint8Array {
  const chunk = (name: string, body: Uint8Array) => {
    const bytes = new Uint8Array(body.length + 12);
    new DataView(bytes.buffer).setUint32(0, body.length);
    bytes.set(
      Array.from(name, (letter) => letter.charCodeAt(0)),
      4,
    );
    bytes.set(body, 8);
    return bytes;
  };
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const end = new Uint8Array();
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', end),
  ];
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}
