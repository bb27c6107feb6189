import { strFromU8, unzipSync } from 'fflate';

/** What a pass of a phone's wallet shows to a scanner. */
interface WalletCode {
  code: string;
  format: 'aztec' | 'qr' | 'pdf417';
}

type WalletReading =
  | ({ kind: 'code' } & WalletCode)
  /** `no-code`: it has none, or none of those that can be drawn here. */
  | { kind: 'unreadable'; why: 'not-a-pass' | 'no-code' };

const PART = 'pass.json';
/** Few have more than ten thousand; an archive may say that it holds anything. */
const MOST_BYTES = 256 * 1024;
const LONGEST_CODE = 1500;

const FORMATS: ReadonlyMap<unknown, WalletCode['format']> = new Map([
  ['PKBarcodeFormatAztec', 'aztec'],
  ['PKBarcodeFormatQR', 'qr'],
  ['PKBarcodeFormatPDF417', 'pdf417'],
]);

/** Reads the code of a `.pkpass` file. It comes from anywhere, and nothing of it is believed: whatever it is, this never throws. */
export function readWalletPass(file: Uint8Array): WalletReading {
  const pass = readPart(file);
  if (pass === null) return { kind: 'unreadable', why: 'not-a-pass' };
  // The one alone is how passes were written before there could be several.
  const codes = [...(Array.isArray(pass.barcodes) ? (pass.barcodes as unknown[]) : []), pass.barcode];
  const found = codes.map(toCode).find((each) => each !== null);
  return found ? { kind: 'code', ...found } : { kind: 'unreadable', why: 'no-code' };
}

function readPart(file: Uint8Array): { barcodes?: unknown; barcode?: unknown } | null {
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => name === PART && originalSize <= MOST_BYTES,
    });
    const part = parts[PART];
    const pass: unknown = part ? JSON.parse(strFromU8(part).replace(/^\u{feff}/u, '')) : null;
    return typeof pass === 'object' && pass !== null && !Array.isArray(pass) ? pass : null;
  } catch {
    return null;
  }
}

function toCode(value: unknown): WalletCode | null {
  if (typeof value !== 'object' || value === null) return null;
  const { message, format } = value as { message?: unknown; format?: unknown };
  const known = FORMATS.get(format);
  // Other characters would be drawn in another encoding than the airline meant.
  const isPlain = typeof message === 'string' && message.length <= LONGEST_CODE && /^[ -~]+$/.test(message);
  return known && isPlain ? { code: message, format: known } : null;
}
