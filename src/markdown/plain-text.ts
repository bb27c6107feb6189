const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** What is left of HTML when its tags are taken out. */
export function withoutTags(html: string): string {
  return html.replace(/<!--[^]*?-->/g, '').replace(/<\/?[a-z!][^<>]{0,2000}>/gi, '');
}

/** `&amp;` and `&#243;` as the characters they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi, (whole, ...groups: unknown[]) => {
    const [decimal, hexadecimal, name] = groups as (string | undefined)[];
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : whole;
  });
}
