import { ImageManipulator, SaveFormat, type ImageRef } from 'expo-image-manipulator';

import { withoutMetadata } from './jpeg-metadata';
import type { DrawingOutcome, Photo, PhotoFailure, PhotoOutcome, Photos } from './photos';
import { lookAtPicture, removePicture, writePicture } from './picture-file';

const LONGEST_SIDE = 1600;
/** Cameras of phones stay below; what is larger would be opened as hundreds of megabytes of pixels. */
const LARGEST_FILE = 20 * 1024 * 1024;

/** From the best on. Words on a photographed page are still to be read in the last one. */
const DRAWINGS: readonly { longestSide: number; quality: number }[] = [
  { longestSide: LONGEST_SIDE, quality: 0.8 },
  { longestSide: LONGEST_SIDE, quality: 0.6 },
  { longestSide: 1280, quality: 0.6 },
  { longestSide: 1024, quality: 0.5 },
  { longestSide: 800, quality: 0.4 },
];

/** Of a format that browsers other than Apple's, and older phones, do not open. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

type IsSmallEnough = (photo: Photo) => boolean;

/** Draws with the system's own means, on phones and in browsers. */
export function devicePhotos(isSmallEnough: IsSmallEnough): Photos {
  return {
    shrink: (uri) => openThen(uri, (picture) => drawSmall(picture, isSmallEnough)),
    drawPoints: (uri, longestSide) => openThen(uri, (picture) => drawPoints(picture, longestSide)),
    layOut: writePicture,
  };
}

async function openThen<Outcome>(
  uri: string,
  draw: (picture: ImageRef) => Promise<Outcome | PhotoFailure>,
): Promise<Outcome | PhotoFailure> {
  const file = await lookAtPicture(uri);
  if (file && file.size > LARGEST_FILE) return { kind: 'file-too-large', size: file.size };
  const picture = await open(uri);
  if (!picture) return { kind: file && isHeic(file.head) ? 'heic' : 'unreadable' };
  return draw(picture).catch(() => ({ kind: 'device-failed' as const }));
}

async function drawPoints(opened: ImageRef, longestSide: number): Promise<DrawingOutcome> {
  let picture = opened;
  try {
    const smaller = await drawWithin(picture, longestSide);
    if (smaller !== picture) await letGo(picture);
    picture = smaller;
    const { uri, base64 } = await picture.saveAsync({ base64: true, format: SaveFormat.PNG });
    await removePicture(uri);
    return base64 ? { kind: 'drawing', content: base64 } : { kind: 'device-failed' };
  } finally {
    await letGo(picture);
  }
}

function open(uri: string): Promise<ImageRef | null> {
  return drawFrom(uri).catch(() => null);
}

/** Holds one picture at a time beside the one that it makes of it: a photo of 48 million pixels takes 190 MB of memory. */
async function drawSmall(opened: ImageRef, isSmallEnough: IsSmallEnough): Promise<PhotoOutcome> {
  let picture = opened;
  try {
    for (const { longestSide, quality } of DRAWINGS) {
      const smaller = await drawWithin(picture, longestSide);
      if (smaller !== picture) await letGo(picture);
      picture = smaller;
      const photo = await save(picture, quality);
      if (!photo) return { kind: 'device-failed' };
      if (isSmallEnough(photo)) return { kind: 'photo', photo };
    }
    return { kind: 'stays-too-large' };
  } finally {
    await letGo(picture);
  }
}

async function drawWithin(picture: ImageRef, longestSide: number): Promise<ImageRef> {
  const { width, height } = picture;
  if (Math.max(width, height) <= longestSide) return picture;
  // Where both are told nothing is left to each system's way of rounding; no side vanishes, however narrow the picture is.
  const scale = longestSide / Math.max(width, height);
  const sideOf = (side: number) => Math.max(1, Math.round(side * scale));
  return drawFrom(picture, { width: sideOf(width), height: sideOf(height) });
}

async function drawFrom(
  source: string | ImageRef,
  size?: { width: number; height: number },
): Promise<ImageRef> {
  const context = ImageManipulator.manipulate(source);
  try {
    return await (size ? context.resize(size) : context).renderAsync();
  } finally {
    context.release();
  }
}

async function save(picture: ImageRef, quality: number): Promise<Photo | null> {
  const options = { base64: true, compress: quality, format: SaveFormat.JPEG };
  const { uri, base64, width, height } = await picture.saveAsync(options);
  await removePicture(uri);
  const content = base64 ? withoutMetadata(base64) : null;
  return content === null ? null : { type: 'image/jpeg', content, width, height };
}

/** In a browser a picture also has an address, which keeps it in memory. */
async function letGo(picture: ImageRef): Promise<void> {
  if ('uri' in picture && typeof picture.uri === 'string') await removePicture(picture.uri);
  picture.release();
}

function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12));
}
