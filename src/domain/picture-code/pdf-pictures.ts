import { inflateAtMost } from './inflate';
import { type Pixels, toLuminance } from './pixels';
import { unfilterRows } from './png-rows';

/** A picture in a PDF: its points, or a JPEG, which the device opens. */
export type PdfPicture =
  { kind: 'points'; pixels: Pixels } | { kind: 'jpeg'; bytes: Uint8Array<ArrayBuffer> };

/** More than the pages of a pass have; the largest are looked at first. */
const MOST_PICTURES = 8;
const MOST_STREAMS = 2000;
const MOST_POINTS = 6_000_000;
/** Logos are larger than codes, but nothing smaller than this can be read. */
const SMALLEST_SIDE = 20;
/** Smaller pictures are drawn with several points for each. */
const LARGE = 800;
/** What stands before a picture says in fewer words what it is. */
const LONGEST_DICTIONARY = 4096;

interface Told {
  width: number;
  height: number;
  bits: number;
  filters: readonly string[];
  predictor: number;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * The pictures that a PDF holds, the largest first. Nothing else of it is followed: a page that draws its code line by line shows none. It comes from
 * anywhere, and whatever it is, this never throws.
 */
export function readPdfPictures(file: Uint8Array<ArrayBuffer>): PdfPicture[] {
  const text = toCharacters(file);
  const told: Told[] = [];
  const streams = /\bstream\r?\n/g;
  for (let seen = 0; seen < MOST_STREAMS; seen += 1) {
    const found = streams.exec(text);
    if (!found) break;
    const from = found.index + found[0].length;
    const end = text.indexOf('endstream', from);
    if (end === -1) break;
    const picture = readDictionary(text.slice(Math.max(0, found.index - LONGEST_DICTIONARY), found.index));
    if (picture) told.push({ ...picture, content: file.subarray(from, end) });
    streams.lastIndex = end;
  }
  return told
    .sort((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, MOST_PICTURES)
    .flatMap(toPictures);
}

function readDictionary(before: string): Omit<Told, 'content'> | null {
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
  if (!/\/Subtype\s*\/Image\b/.test(dictionary)) return null;
  const numberOf = (name: string) =>
    Number(new RegExp(`/${name}\\s+(\\d{1,6})(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? 0);
  const [width, height] = [numberOf('Width'), numberOf('Height')];
  if (Math.min(width, height) < SMALLEST_SIDE || width * height > MOST_POINTS) return null;
  const filters = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(dictionary);
  return {
    width,
    height,
    bits: numberOf('BitsPerComponent') || 1,
    filters: (filters?.[1] ?? filters?.[2] ?? '').match(/\w+/g) ?? [],
    predictor: numberOf('Predictor') || 1,
  };
}

function toPictures(told: Told): PdfPicture[] {
  const [filter, ...more] = told.filters;
  if (more.length > 0) return [];
  if (filter === 'DCTDecode') return [{ kind: 'jpeg', bytes: told.content }];
  if (filter !== undefined && filter !== 'FlateDecode') return [];
  const pixels = toPixels(told, filter !== undefined);
  if (!pixels) return [];
  // Which of two is black is often told elsewhere in the file.
  const both = told.bits === 1 ? [pixels, inverted(pixels)] : [pixels];
  return both.map((each) => ({ kind: 'points', pixels: onPaper(each) }));
}

/** How many colours a point has is told by how many bytes there are, since many a PDF says it elsewhere. */
function toPixels({ width, height, bits, predictor, content }: Told, isPacked: boolean): Pixels | null {
  if (bits !== 1 && bits !== 8) return null;
  const most = (width * 4 + 1) * height + 4;
  const opened = isPacked ? inflateAtMost(content, most) : content;
  if (!opened) return null;
  for (const samples of bits === 1 ? [1] : [4, 3, 1]) {
    const rowBytes = Math.ceil((width * samples * bits) / 8);
    const isFiltered = predictor >= 10;
    if (opened.length < (rowBytes + (isFiltered ? 1 : 0)) * height) continue;
    const pixelBytes = Math.max(1, (samples * bits) / 8);
    const rows = isFiltered ? unfilterRows(opened, { rowBytes, height, pixelBytes }) : opened;
    return rows && toPoints(rows, { width, height, bits, samples, rowBytes });
  }
  return null;
}

interface Layout {
  width: number;
  height: number;
  bits: number;
  samples: number;
  rowBytes: number;
}

function toPoints(rows: Uint8Array, { width, height, bits, samples, rowBytes }: Layout): Pixels {
  const luminance = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * rowBytes + (bits === 1 ? x >> 3 : x * samples);
      const sample = (index: number) => rows[at + index] ?? 0;
      let light = bits === 1 ? ((sample(0) >> (7 - (x & 7))) & 1) * 255 : sample(0);
      if (samples === 3) light = toLuminance(sample(0), sample(1), sample(2));
      // Four are inks, and more of them is darker.
      if (samples === 4) light = Math.max(0, 255 - sample(3) - toLuminance(sample(0), sample(1), sample(2)));
      luminance[y * width + x] = light;
    }
  return { luminance, width, height };
}

const inverted = ({ luminance, ...size }: Pixels): Pixels => ({
  luminance: luminance.map((light) => 255 - light),
  ...size,
});

/** Codes fill their pictures to the edge, often with one point for a field: readers want light around them, and more points. */
function onPaper({ luminance, width, height }: Pixels): Pixels {
  const longest = Math.max(width, height);
  const scale = Math.max(1, Math.floor(LARGE / longest));
  const margin = Math.ceil((longest * scale) / 10);
  const [across, down] = [width * scale + 2 * margin, height * scale + 2 * margin];
  const drawn = new Uint8ClampedArray(across * down).fill(255);
  for (let y = 0; y < height * scale; y += 1)
    for (let x = 0; x < width * scale; x += 1)
      drawn[(y + margin) * across + x + margin] =
        luminance[Math.floor(y / scale) * width + Math.floor(x / scale)] ?? 255;
  return { luminance: drawn, width: across, height: down };
}

/** Each byte as one character. */
function toCharacters(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  return parts.join('');
}
