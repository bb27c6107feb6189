import { atMost } from './at-most';
import { readPhotoType } from './photo-type';

/** In the order in which they are made: one to look at, one for lists. */
const FORMS = { whole: 1600, list: 320 } as const;
export type PhotoForm = keyof typeof FORMS;

export const ENCODED_TYPE = 'image/jpeg';
const QUALITY = 80;

const MOST_PHOTO_BYTES = 10 * 1024 * 1024;
/** A picture of a few hundred bytes may unfold to gigabytes. No camera of a phone makes more than this. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SECONDS = 10;
/** Each may take some hundred megabytes while it is drawn, however small it came. */
const drawing = atMost(2);

export interface EncodedForm {
  form: PhotoForm;
  bytes: Buffer;
  width: number;
  height: number;
}

export type PhotoRefusal = 'too-many-bytes' | 'not-a-photo' | 'too-many-pixels' | 'broken';

export type EncodedPhoto = { isPhoto: true; forms: EncodedForm[] } | { isPhoto: false; why: PhotoRefusal };

const refused = (why: PhotoRefusal): EncodedPhoto => ({ isPhoto: false, why });

/**
 * A photo as the service keeps it: drawn anew, upright, in the sizes that screens need. Nothing of the file that came is in it: no position,
 * no name of a camera, no bytes that somebody hid in it.
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  if (bytes.length > MOST_PHOTO_BYTES) return refused('too-many-bytes');
  if (readPhotoType(bytes) === null) return refused('not-a-photo');
  return drawing(() => draw(bytes));
}

async function draw(bytes: Buffer): Promise<EncodedPhoto> {
  // Native and large: nobody waits for it who has no photos.
  const { default: sharp } = await import('sharp');
  const open = () =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout({
      seconds: LONGEST_SECONDS,
    });
  const pixels = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .then(
      ({ width, height }) => width * height,
      () => null,
    );
  if (pixels === null) return refused('broken');
  if (pixels > MOST_PIXELS) return refused('too-many-pixels');
  const forms: EncodedForm[] = [];
  for (const [form, edge] of Object.entries(FORMS) as [PhotoForm, number][]) {
    const made = await open()
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    if (made === null) return refused('broken');
    const { width, height } = made.info;
    forms.push({ form, bytes: made.data, width, height });
  }
  return { isPhoto: true, forms };
}
