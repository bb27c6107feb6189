import { notFound } from './failure';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9][a-z0-9-]{0,199}$/;
const COUNTRY_CODE = /^[a-z]{2}$/i;

/** An id that can't be one leads nowhere, and must not reach the database. */
export function readId(text: string, what: string): string {
  if (UUID.test(text)) return text;
  throw notFound(what);
}

export type Lookup = { column: 'id' | 'slug' | 'country_code'; value: string };

export function readIdOrSlug(text: string, what: string): Lookup {
  if (UUID.test(text)) return { column: 'id', value: text };
  if (SLUG.test(text)) return { column: 'slug', value: text };
  throw notFound(what);
}

export function readCountry(text: string): Lookup {
  if (COUNTRY_CODE.test(text)) return { column: 'country_code', value: text.toUpperCase() };
  return readIdOrSlug(text, 'country');
}
