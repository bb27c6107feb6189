const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const START_OF_SCAN = 0xda;
/** Beginnings of frames are C0 to CF, but for three that define tables. */
const [FIRST_FRAME, LAST_FRAME] = [0xc0, 0xcf];
const TABLES: readonly number[] = [0xc4, 0xc8, 0xcc];
/** Letters of Base64. Whatever stands before the picture is shorter. */
const HEAD = 128 * 1024;

/** Width and height of a JPEG in Base64, by what its head says, without opening it; null where it is none. */
export function readJpegSize(content: string): [width: number, height: number] | null {
  const head = atob(content.slice(0, HEAD));
  const byte = (at: number) => head.charCodeAt(at);
  const number = (at: number) => byte(at) * 256 + byte(at + 1);
  if (byte(0) !== MARKER || byte(1) !== START_OF_IMAGE) return null;
  // Marker, length and the size of a frame are nine bytes.
  for (let at = 2; at + 9 <= head.length && byte(at) === MARKER; at += 2 + number(at + 2)) {
    const marker = byte(at + 1);
    if (marker === START_OF_SCAN) return null;
    const isFrame = marker >= FIRST_FRAME && marker <= LAST_FRAME && !TABLES.includes(marker);
    if (isFrame) return [number(at + 7), number(at + 5)];
  }
  return null;
}
