export type LinkTarget = { kind: 'address'; url: string } | { kind: 'phone'; number: string };

/** Where a link may lead: to the web, to a mail, to a telephone. Null for anything else. */
export function toLinkTarget(href: string): LinkTarget | null {
  if (/^https?:\/\/[^\s/]/i.test(href) || /^mailto:[^\s]+@/i.test(href))
    return { kind: 'address', url: href };
  const phone = /^tel:\+?[\d().\- %]{2,30}$/i.test(href) ? href.replace(/%[0-9a-f]{2}|[^\d+]/gi, '') : '';
  return /^\+?\d{2,15}$/.test(phone) ? { kind: 'phone', number: phone } : null;
}
