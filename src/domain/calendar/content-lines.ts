/** RFC 5545: lines end with both, and none is longer than 75 bytes; what is longer goes on behind a space. */
const END = '\r\n';
const LONGEST = 75;

/** What has a meaning of its own in a text. Other marks of control would end the file for some readers. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');
}

export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => fold(line) + END).join('');
}

function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  // By characters, so that none is cut in two; counted as UTF-8 writes them.
  for (const character of line) {
    const size = sizeOf(character.codePointAt(0) ?? 0);
    if (bytes + size > LONGEST) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join(END);
}

function sizeOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
