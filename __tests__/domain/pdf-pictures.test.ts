import { zlibSync } from 'fflate';

import { readPdfPictures } from '@/domain/picture-code/pdf-pictures';
import { readCode } from '@/domain/picture-code/read-code';
import { tellPassFile } from '@/domain/picture-code/tell-pass-file';

import { aPassCode } from '../support/boarding-passes';
import { aCodeForPdf, aPdf, type PrintedAs } from '../support/pdfs';

const patient = { isOver: () => false, breathe: () => Promise.resolve() };

async function find(file: Uint8Array<ArrayBuffer>) {
  for (const picture of readPdfPictures(file)) {
    const found = picture.kind === 'points' ? await readCode(picture.pixels, patient) : null;
    if (found) return found;
  }
  return null;
}

const size = '/Width 40 /Height 40 /BitsPerComponent 8';

describe('the code in a PDF', () => {
  it.each(['bits', 'grey', 'colours', 'told by neighbours', 'light on dark'] satisfies PrintedAs[])(
    'is read where it is a picture: %s',
    async (as) => {
      const file = aPdf([await aCodeForPdf(aPassCode(), 'aztec', as)]);
      expect(await find(file)).toEqual({ code: aPassCode(), format: 'aztec' });
    },
  );

  it.each(['qr', 'pdf417'] as const)('is read whichever kind it is: %s', async (format) => {
    expect(await find(aPdf([await aCodeForPdf(aPassCode(), format)]))).toEqual({ code: aPassCode(), format });
  });

  it('may be a JPEG, which the device opens', () => {
    const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);
    const [picture] = readPdfPictures(aPdf([{ dictionary: `${size} /Filter [/DCTDecode]`, bytes }]));
    if (picture?.kind !== 'jpeg') throw new Error('it is one');
    expect([...picture.bytes.subarray(0, 4)]).toEqual([...bytes]);
  });

  it.each([
    ['that is none', Uint8Array.from('%PDF-', (letter) => letter.charCodeAt(0))],
    [
      'whose picture does not end',
      aPdf([{ dictionary: size, bytes: new Uint8Array(1600) }]).subarray(0, 300),
    ],
    [
      'whose picture is no such thing',
      aPdf([{ dictionary: `${size} /Filter /FlateDecode`, bytes: new Uint8Array(90) }]),
    ],
    [
      'whose picture says it is larger than any',
      aPdf([
        { dictionary: '/Width 99999 /Height 99999 /Filter /FlateDecode', bytes: zlibSync(new Uint8Array(9)) },
      ]),
    ],
    [
      'whose picture becomes far more than it says',
      aPdf([{ dictionary: `${size} /Filter /FlateDecode`, bytes: zlibSync(new Uint8Array(50_000_000)) }]),
    ],
    ['whose picture has fewer points', aPdf([{ dictionary: size, bytes: new Uint8Array(12) }])],
    [
      'packed in a way nobody knows',
      aPdf([{ dictionary: `${size} /Filter [/ASCII85Decode /FlateDecode]`, bytes: new Uint8Array(1600) }]),
    ],
  ])('is not found in one %s', (_which, file) => {
    expect(readPdfPictures(file)).toEqual([]);
  });

  it('is looked for in no more pictures than a pass has', () => {
    const many = Array.from({ length: 1000 }, () => ({ dictionary: size, bytes: new Uint8Array(1600) }));
    expect(readPdfPictures(aPdf(many))).toHaveLength(8);
  });
});

describe('the file of a pass', () => {
  it.each([
    ['picture', [0xff, 0xd8, 0xff, 0xe1]],
    ['picture', [0x89, 0x50, 0x4e, 0x47]],
    ['picture', [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70]],
    ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['wallet', [0x50, 0x4b, 3, 4]],
    ['wallet', []],
  ])('is told by its bytes: %s', (kind, bytes) => {
    expect(tellPassFile(Uint8Array.from(bytes))).toBe(kind);
  });
});
