/** What is printed, for whoever has no phone any more. All of it may come from others: nothing of it is taken for HTML. */
export interface PrintedPage {
  title: string;
  /** Under the title, line by line. */
  lead: readonly string[];
  parts: readonly PrintedPart[];
  /** At the end: how old it is. */
  foot: string;
}

export interface PrintedPart {
  title: string;
  items: readonly PrintedItem[];
}

export interface PrintedItem {
  title: string;
  /** Stands before the title. */
  time?: string;
  lines: readonly string[];
}

/** Black on white, in letters that can be read in bad light; what belongs together stays on one sheet. */
const STYLE = `
@page { margin: 16mm; }
body { margin: 0; color: #000; background: #fff; font: 12pt/1.4 sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0 0 4pt; font-size: 22pt; line-height: 1.2; }
h2 { margin: 16pt 0 6pt; padding-bottom: 2pt; border-bottom: 1pt solid #000; font-size: 14pt; break-after: avoid; }
p { margin: 0; }
.item { display: flex; gap: 12pt; padding: 4pt 0; break-inside: avoid; }
.time { flex: 0 0 72pt; }
.name { font-weight: bold; }
.foot { margin-top: 20pt; font-size: 10pt; }
`;

/** A whole document in one piece, which asks nobody for anything. */
export function writePrintedPage(page: PrintedPage, language: string): string {
  return [
    '<!doctype html>',
    `<html lang="${escape(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escape(page.title)}</title><style>${STYLE}</style></head><body>`,
    `<h1 dir="auto">${escape(page.title)}</h1>`,
    ...page.lead.map(paragraph),
    ...page.parts.flatMap(writePart),
    `<p class="foot" dir="auto">${escape(page.foot)}</p>`,
    '</body></html>',
  ].join('\n');
}

function writePart({ title, items }: PrintedPart): string[] {
  if (items.length === 0) return [];
  // Only beside times is there something to line up with.
  const hasTimes = items.some(({ time }) => time !== undefined);
  return [`<h2 dir="auto">${escape(title)}</h2>`, ...items.map((item) => writeItem(item, hasTimes))];
}

function writeItem({ time, title, lines }: PrintedItem, hasTimes: boolean): string {
  const clock = hasTimes ? `<div class="time">${escape(time ?? '')}</div>` : '';
  const name = `<p class="name" dir="auto">${escape(title)}</p>`;
  return `<div class="item">${clock}<div>${name}${lines.map(paragraph).join('')}</div></div>`;
}

function paragraph(line: string): string {
  return `<p dir="auto">${escape(line)}</p>`;
}

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Marks of control say nothing on paper. */
function escape(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '');
}
