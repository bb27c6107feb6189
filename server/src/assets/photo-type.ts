import { bytesOf, readType, type Sign } from './first-bytes';

/** Kinds of photo that are taken in. */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif';

const SIGNS: readonly Sign<PhotoType>[] = [
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

export const readPhotoType = (bytes: Buffer) => readType(SIGNS, bytes);
