import { z } from 'zod';

import { Latitude, Longitude, requiredText, Timestamp } from './fields';

export const MessageAssetType = { Image: 0, Video: 1, Audio: 2, Text: 3, Url: 4 } as const;
export type MessageAssetType = (typeof MessageAssetType)[keyof typeof MessageAssetType];

/** By what each address is for; each opens for some minutes. */
const Addresses = z.record(z.string(), z.string());

/** What goes with a message beside its words. */
export const MessageAsset = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  type: z.enum(MessageAssetType),
  /** Deprecated by the reference. */
  url: z.null(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  lat: Latitude.nullable(),
  lng: Longitude.nullable(),
  /** `original`, of a recording: the reference has no other place for what is heard. */
  video: Addresses,
  /** `original`, and `list` for where it is shown small. */
  photo: Addresses,
});
export type MessageAsset = z.infer<typeof MessageAsset>;

const { Image, Audio, Text } = MessageAssetType;

export const MOST_MEDIA_BYTES = 5 * 1024 * 1024;
const MOST_MEDIA_CHARACTERS = Math.ceil(MOST_MEDIA_BYTES / 3) * 4 + 100;

const ADDRESS_OF_DATA = /^data:[\w.+-]{1,50}\/[\w.+-]{1,50};base64,/;
const NO_BASE64 = /[^A-Za-z0-9+/]/;

/** Millions of characters: each is looked at once. */
function isBase64(written: string): boolean {
  const digits = base64Of(written).replace(/={1,2}$/, '');
  return digits !== '' && !NO_BASE64.test(digits);
}

/** Also of what was written as an address that holds its data. */
export function base64Of(written: string): string {
  return written.replace(ADDRESS_OF_DATA, '');
}

const Media = z
  .string()
  .max(MOST_MEDIA_CHARACTERS, `must be at most ${MOST_MEDIA_BYTES / 1024 / 1024} MB`)
  .refine(isBase64, 'must be Base64');

/** A picture, a recording, or a place with its words. */
export const NewMessageAsset = z
  .object({
    type: z.literal([Image, Audio, Text]),
    title: requiredText(200).nullish(),
    description: requiredText(2000).nullish(),
    lat: Latitude.nullish(),
    lng: Longitude.nullish(),
    photo: Media.nullish().describe('Of an image: JPEG, PNG, GIF, WebP or AVIF, in Base64.'),
    video: Media.nullish().describe('Of audio: MP4, AAC, MP3, Ogg, WebM or WAV, in Base64.'),
  })
  .refine(({ lat, lng }) => (lat == null) === (lng == null), {
    path: ['lat'],
    message: 'a position needs both lat and lng, or neither',
  })
  .refine(({ type, photo }) => (type === Image) === (photo != null), {
    path: ['photo'],
    message: `goes with type ${Image}, which needs it`,
  })
  .refine(({ type, video }) => (type === Audio) === (video != null), {
    path: ['video'],
    message: `goes with type ${Audio}, which needs it`,
  })
  .refine(({ type, lat, title, description }) => type !== Text || (lat ?? title ?? description) != null, {
    path: ['lat'],
    message: 'a place or words are needed',
  });
export type NewMessageAsset = z.output<typeof NewMessageAsset>;
