import AztecReader from '@zxing/library/cjs/core/aztec/AztecReader';
import BinaryBitmap from '@zxing/library/cjs/core/BinaryBitmap';
import GlobalHistogramBinarizer from '@zxing/library/cjs/core/common/GlobalHistogramBinarizer';
import HybridBinarizer from '@zxing/library/cjs/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/cjs/core/DecodeHintType';
import PDF417Reader from '@zxing/library/cjs/core/pdf417/PDF417Reader';
import QRCodeReader from '@zxing/library/cjs/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/cjs/core/RGBLuminanceSource';
import StringEncoding from '@zxing/library/cjs/core/util/StringEncoding';

import type { DarkPoints } from './find-bullseyes';
import type { Pixels } from './pixels';

/** By how light the neighbourhood is, for photos; by how light all of it is, for what was drawn. */
export type Threshold = 'local' | 'whole';

/** A picture in black and white. */
export interface Bitmap {
  darkPoints(): DarkPoints | null;
  /** The text of such a code in it. */
  read(format: 'aztec' | 'qr' | 'pdf417'): string | null;
}

const READERS = {
  aztec: () => new AztecReader(),
  qr: () => new QRCodeReader(),
  pdf417: () => new PDF417Reader(),
} as const;

const HINTS = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);

// Phones know UTF-8 alone, and the codes of boarding passes have nothing but ASCII: what has more is told to be none.
StringEncoding.customDecoder = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

export function toBitmap({ luminance, width, height }: Pixels, threshold: Threshold): Bitmap {
  const source = new RGBLuminanceSource(luminance, width, height);
  const binarizer =
    threshold === 'local' ? new HybridBinarizer(source) : new GlobalHistogramBinarizer(source);
  const bitmap = new BinaryBitmap(binarizer);
  return {
    darkPoints: () => attempt(() => bitmap.getBlackMatrix()),
    read: (format) => attempt(() => READERS[format]().decode(bitmap, HINTS).getText()),
  };
}

/** The library tells by throwing that there is nothing. */
function attempt<Result>(look: () => Result): Result | null {
  try {
    return look();
  } catch {
    return null;
  }
}
