import { bytesOf, readType, type Sign } from './first-bytes';

/** Kinds of recording that are taken in: those that phones and browsers make. */
export type AudioType = 'audio/mp4' | 'audio/aac' | 'audio/mpeg' | 'audio/ogg' | 'audio/webm' | 'audio/wav';

const sign = (type: AudioType, place: number, bytes: Buffer): Sign<AudioType> => ({
  type,
  parts: [[place, bytes]],
});

const SIGNS: readonly Sign<AudioType>[] = [
  ...['M4A ', 'mp42', 'mp41', 'isom', 'iso2', '3gp4', '3gp5'].map((brand) =>
    sign('audio/mp4', 4, bytesOf(`ftyp${brand}`)),
  ),
  ...[0xf1, 0xf9].map((second) => sign('audio/aac', 0, Buffer.from([0xff, second]))),
  sign('audio/mpeg', 0, bytesOf('ID3')),
  ...[0xfb, 0xfa, 0xf3, 0xf2].map((second) => sign('audio/mpeg', 0, Buffer.from([0xff, second]))),
  sign('audio/ogg', 0, bytesOf('OggS')),
  sign('audio/webm', 0, Buffer.from([0x1a, 0x45, 0xdf, 0xa3])),
  {
    type: 'audio/wav',
    parts: [
      [0, bytesOf('RIFF')],
      [8, bytesOf('WAVE')],
    ],
  },
];

export const readAudioType = (bytes: Buffer) => readType(SIGNS, bytes);
