import { fromBase64 } from '@/domain/base64';
import { readWalletPass } from '@/domain/boarding-pass/read-wallet-pass';
import { readPdfPictures } from '@/domain/picture-code/pdf-pictures';
import { type PassCode, type Patience, readCode } from '@/domain/picture-code/read-code';
import { readPng } from '@/domain/picture-code/read-png';
import { tellPassFile } from '@/domain/picture-code/tell-pass-file';
import type { Photo, PhotoFailure, Photos } from '@/platform/photos';
import type { Picked } from '@/platform/picture-picker';

import { useRuntime } from './runtime-provider';
import { useSystemPictures } from './use-system-pictures';

/** What a pass shows to a scanner, or why there is nothing. */
export type ChosenPass =
  | ({ kind: 'code' } & PassCode)
  /** No code could be read in it; the picture itself can be kept. */
  | { kind: 'picture'; photo: Photo }
  | { kind: 'cancelled' }
  | { kind: 'file-failed'; why: 'too-large' | 'unreadable' | 'not-a-pass' | 'no-code' | 'no-code-in-pdf' }
  | { kind: 'picture-failed'; why: PhotoFailure['kind'] | 'not-allowed' | 'failed' };

interface PassChoice {
  /** False where choosing a picture offers the camera too. */
  hasCamera: boolean;
  takePicture: () => Promise<ChosenPass>;
  choosePicture: () => Promise<ChosenPass>;
  chooseFile: () => Promise<ChosenPass>;
}

const EXTENSIONS = ['pkpass', 'pdf', 'png', 'jpg', 'jpeg'] as const;
/** Of what is read on the device and goes nowhere. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Small pictures are read faster; where a code is too small in one, the other shows it. */
const LONGEST_SIDES = [1400, 2200] as const;
/** So long somebody waits before they would rather do something else. */
const PATIENCE_MS = 20_000;

/** Lets the traveller give a pass, as a file or a picture. It is read on this device, and goes nowhere. */
export function useChosenPass(): PassChoice {
  const { filePicker, picturePicker, photos, clock } = useRuntime();
  // A pass that the system cut off is chosen anew: what is kept of photos waits for somebody to answer.
  const pictures = useSystemPictures(null);
  const beginPatience = (): Patience => {
    const until = clock.now() + PATIENCE_MS;
    return {
      isOver: () => clock.now() > until,
      breathe: () => new Promise((resolve) => setTimeout(resolve)),
    };
  };
  const fromPicture = async (uri: string): Promise<ChosenPass> => {
    try {
      const found = await readPicture(photos, uri, beginPatience());
      if (found) return { kind: 'code', ...found };
      const shrunk = await photos.shrink(uri);
      return shrunk.kind === 'photo'
        ? { kind: 'picture', photo: shrunk.photo }
        : { kind: 'picture-failed', why: shrunk.kind };
    } finally {
      await picturePicker.letGo(uri);
    }
  };
  const fromPicked = async (picked: Picked): Promise<ChosenPass> => {
    if (picked.kind === 'picked') return fromPicture(picked.uri);
    return picked.kind === 'cancelled' ? picked : { kind: 'picture-failed', why: picked.kind };
  };
  const fromPdf = async (bytes: Uint8Array<ArrayBuffer>): Promise<ChosenPass> => {
    const patience = beginPatience();
    for (const picture of readPdfPictures(bytes)) {
      const found =
        picture.kind === 'points'
          ? await readCode(picture.pixels, patience)
          : await readLaidOut(picture.bytes, patience);
      if (found) return { kind: 'code', ...found };
    }
    return { kind: 'file-failed', why: 'no-code-in-pdf' };
  };
  const readLaidOut = async (bytes: Uint8Array<ArrayBuffer>, patience: Patience) => {
    const uri = await photos.layOut(bytes);
    return readPicture(photos, uri, patience).finally(() => picturePicker.letGo(uri));
  };
  return {
    hasCamera: pictures.hasCamera,
    takePicture: async () => fromPicked(await pictures.take()),
    choosePicture: async () => fromPicked(await pictures.choose()),
    chooseFile: async () => {
      const picked = await filePicker.choose({ extensions: EXTENSIONS, mostBytes: MOST_BYTES });
      if (picked.kind === 'cancelled') return picked;
      if (picked.kind !== 'file') return { kind: 'file-failed', why: picked.kind };
      switch (tellPassFile(picked.bytes)) {
        case 'picture':
          return fromPicture(await photos.layOut(picked.bytes));
        case 'pdf':
          return fromPdf(picked.bytes);
        case 'wallet': {
          const reading = readWalletPass(picked.bytes);
          return reading.kind === 'code' ? reading : { kind: 'file-failed', why: reading.why };
        }
      }
    },
  };
}

async function readPicture(photos: Photos, uri: string, patience: Patience): Promise<PassCode | null> {
  for (const longestSide of LONGEST_SIDES) {
    const drawn = await photos.drawPoints(uri, longestSide);
    const pixels = drawn.kind === 'drawing' ? readPng(fromBase64(drawn.content)) : null;
    const found = pixels && (await readCode(pixels, patience));
    if (found) return found;
    // It has no more points than these.
    if (!pixels || Math.max(pixels.width, pixels.height) < longestSide) return null;
  }
  return null;
}
