import type { EntryRequirement } from '@/contract/entry-requirement';

const LONGEST = 120;

/** A rule has no name: in a list it goes by its country and by how what is said of it begins. */
export function toHeadline({ origin_country, comment, vaccination }: EntryRequirement): string {
  const said = toLine(comment ?? '') || (vaccination?.name ?? '');
  return said === '' ? origin_country.name : `${origin_country.name}: ${said}`;
}

/** Markdown as one line without its marks; a link is what it is called. */
function toLine(markdown: string): string {
  const line = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
