/** Kinds of photo that are taken in. What a thing is, its own first bytes tell: names and headers are anybody's to write. */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

const SIGNS: readonly { type: PhotoType; parts: readonly (readonly [place: number, bytes: Buffer])[] }[] = [
  { type: 'image/jpeg', parts: [[0, Buffer.from([0xff, 0xd8, 0xff])]] },
  { type: 'image/png', parts: [[0, bytesOf('\x89PNG\r\n\x1a\n')]] },
  { type: 'image/gif', parts: [[0, bytesOf('GIF87a')]] },
  { type: 'image/gif', parts: [[0, bytesOf('GIF89a')]] },
  {
    type: 'image/webp',
    parts: [
      [0, bytesOf('RIFF')],
      [8, bytesOf('WEBP')],
    ],
  },
  { type: 'image/avif', parts: [[4, bytesOf('ftypavif')]] },
];

/** Null where it is none of these. */
export function readPhotoType(bytes: Buffer): PhotoType | null {
  const sign = SIGNS.find(({ parts }) =>
    parts.every(([place, expected]) => bytes.subarray(place, place + expected.length).equals(expected)),
  );
  return sign?.type ?? null;
}
