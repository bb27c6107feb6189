import { zlibSync } from 'fflate';

import { type Pixels, tilt, turnQuarter } from '@/domain/picture-code/pixels';
import { readCode } from '@/domain/picture-code/read-code';
import { readPng } from '@/domain/picture-code/read-png';

import { aPassCode } from '../support/boarding-passes';
import { aPicture, aPngOf, photographed, toPng } from '../support/pictures';

const CODE = aPassCode();
const LONG = aPassCode(
  [{ more: '>6180 M6092BAV              2A1341234567890 AV AV 123456789          ' }, { seat: '31K' }],
  'DESMARAIS/LUC',
  '^164GIWVC5EH7JNT684FVNJ9+/=',
);
const patient = { isOver: () => false, breathe: () => Promise.resolve() };
const find = (pixels: Pixels) => readCode(pixels, patient);

const FORMATS = ['aztec', 'qr', 'pdf417'] as const;
const place = (format: (typeof FORMATS)[number]) =>
  format === 'pdf417' ? { x: 20, y: 380, field: 3 } : { x: 230, y: 350 };

describe('the code in the picture of a boarding pass', () => {
  it.each(FORMATS)('%s: is read wherever it stands', async (format) => {
    for (const text of [CODE, LONG]) {
      const picture = await aPicture([{ text, format, ...place(format) }]);
      expect(await find(picture)).toEqual({ code: text, format });
    }
  });

  it.each(FORMATS)('%s: is read from a photo, askew, and on its side', async (format) => {
    const picture = photographed(await aPicture([{ text: CODE, format, ...place(format) }]));
    const expected = { code: CODE, format };
    expect(await find(picture)).toEqual(expected);
    for (const degrees of [4, -8]) expect(await find(tilt(picture, degrees))).toEqual(expected);
    expect(await find(turnQuarter(picture))).toEqual(expected);
    expect(await find(turnQuarter(turnQuarter(picture)))).toEqual(expected);
  });

  it('is read at the edge of a picture that was cut close', async () => {
    const picture = await aPicture([{ text: CODE, format: 'aztec', x: 6, y: 300 }], {
      width: 160,
      height: 440,
    });
    expect(await find(picture)).toEqual({ code: CODE, format: 'aztec' });
  });

  it('is that of the pass, and not of what is advertised beside it', async () => {
    const advert = { text: 'https://example.com/hotels', format: 'qr', x: 40, y: 300 } as const;
    expect(await find(await aPicture([advert]))).toBeNull();
    const both = await aPicture([advert, { text: CODE, format: 'pdf417', x: 20, y: 460, field: 3 }]);
    expect(await find(both)).toEqual({ code: CODE, format: 'pdf417' });
  });

  it('is not looked for any longer than one waits', async () => {
    const picture = await aPicture([{ text: CODE, format: 'aztec', x: 230, y: 350 }]);
    expect(await readCode(picture, { ...patient, isOver: () => true })).toBeNull();
  });

  it('is not found where there is none', async () => {
    expect(await find(await aPicture([]))).toBeNull();
    expect(await find({ luminance: new Uint8ClampedArray(1), width: 1, height: 1 })).toBeNull();
  });
});

describe('a picture as a device draws it', () => {
  it('is read point by point', async () => {
    const picture = photographed(await aPicture([], { width: 40, height: 100 }));
    expect(readPng(toPng(picture))).toEqual(picture);
  });

  const header = (width: number, height: number, bits = 8, colours = 6) => {
    const bytes = new Uint8Array(13);
    new DataView(bytes.buffer).setUint32(0, width);
    new DataView(bytes.buffer).setUint32(4, height);
    bytes.set([bits, colours], 8);
    return bytes;
  };
  const packed = zlibSync(new Uint8Array(20 * (20 * 4 + 1)));

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', Uint8Array.from('M1DESMARAIS/LUC', (letter) => letter.charCodeAt(0))],
    [
      'a picture whose end is missing',
      toPng({ luminance: new Uint8ClampedArray(9), width: 3, height: 3 }).subarray(0, 50),
    ],
    ['more points than a phone has room for', aPngOf(header(60_000, 60_000), packed)],
    ['no points', aPngOf(header(0, 20), packed)],
    ['fewer points than it says', aPngOf(header(30, 30), packed)],
    ['far more than it says', aPngOf(header(4, 4), zlibSync(new Uint8Array(50_000_000)))],
    ['what is not packed', aPngOf(header(20, 20), new Uint8Array(900).fill(7))],
    ['a palette', aPngOf(header(20, 20, 8, 3), packed)],
  ])('is none where it is %s', (_what, bytes) => {
    expect(readPng(bytes)).toBeNull();
  });
});
