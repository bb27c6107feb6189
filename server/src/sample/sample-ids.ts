import { contentId } from '../content/content-id';

/** The same id at every start, on every machine: tests and bookmarks may rely on it. */
export const sampleId = contentId;

export function countryId(code: string): string {
  return contentId('country', code);
}

export function divisionId(isoCode: string): string {
  return contentId('division', isoCode);
}

export function regionId(slug: string): string {
  return contentId('region', slug);
}

export function diseaseId(slug: string): string {
  return contentId('disease', slug);
}
