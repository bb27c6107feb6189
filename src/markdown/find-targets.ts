import { type LinkTarget, toLinkTarget } from './link-target';

/** More would push what was said out of sight. */
const MOST = 3;

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/gi;
/** With the country in front: anything shorter may be a price, a day or the number of a room. */
const TELEPHONE = /\+\d[\d ().-]{5,20}\d/g;

/** What words without any markup name that can be opened or called, each once and in their order. */
export function findTargets(words: string): LinkTarget[] {
  const addresses = [...words.matchAll(ADDRESS)].map(({ 0: text, index }) => ({ index, href: trim(text) }));
  // Digits within an address are part of it.
  const others = words.replaceAll(ADDRESS, (text) => ' '.repeat(text.length));
  const telephones = [...others.matchAll(TELEPHONE)].map(({ 0: text, index }) => ({
    index,
    href: `tel:${text}`,
  }));
  const found = [...addresses, ...telephones].sort((one, other) => one.index - other.index);
  const targets = [...new Set(found.map(({ href }) => href))].map(toLinkTarget);
  return targets.filter((target) => target !== null).slice(0, MOST);
}

/** What ends the sentence does not end the address, and a bracket belongs to it only where it was opened there. */
function trim(address: string): string {
  const ended = address.replace(/[.,;:!?…]+$/, '');
  const isOpened = (ended.match(/\(/g)?.length ?? 0) >= (ended.match(/\)/g)?.length ?? 0);
  return isOpened || !ended.endsWith(')') ? ended : trim(ended.slice(0, -1));
}
