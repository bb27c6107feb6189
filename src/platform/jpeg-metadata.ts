const START = '\xff\xd8';
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const FIRST_OF_APPLICATIONS = 0xe0;
const LAST_OF_APPLICATIONS = 0xef;

/** What applications put in, by marker and first letters, without which the picture would look different. */
const NEEDED: readonly { marker: number; begins: string }[] = [
  { marker: 0xe0, begins: 'JFIF' },
  { marker: 0xe2, begins: 'ICC_PROFILE' },
  { marker: 0xee, begins: 'Adobe' },
];

/**
 * A JPEG, in Base64, without whatever tells of more than the picture: EXIF with its position, XMP, names, comments. Whoever draws a picture anew
 * leaves them out already; that they are gone is too important to rest on three systems' habits. Null where it is no JPEG.
 */
export function withoutMetadata(content: string): string | null {
  const bytes = atob(content);
  if (!bytes.startsWith(START)) return null;
  const kept = [START];
  let at = START.length;
  let isChanged = false;
  while (at + 4 <= bytes.length && bytes.charCodeAt(at) === 0xff) {
    const marker = bytes.charCodeAt(at + 1);
    if (marker === START_OF_SCAN) return isChanged ? btoa(kept.join('') + bytes.slice(at)) : content;
    const end = at + 2 + bytes.charCodeAt(at + 2) * 256 + bytes.charCodeAt(at + 3);
    const segment = bytes.slice(at, end);
    if (isNeeded(marker, segment.slice(4))) kept.push(segment);
    else isChanged = true;
    at = end;
  }
  return null;
}

function isNeeded(marker: number, text: string): boolean {
  if (marker === COMMENT) return false;
  if (marker < FIRST_OF_APPLICATIONS || marker > LAST_OF_APPLICATIONS) return true;
  return NEEDED.some((each) => each.marker === marker && text.startsWith(each.begins));
}
