import type { Download } from '@/store/downloads';

/** What of a tag such as `de-AT` tells one content from another. */
export function toContentLanguage(tag: string): string {
  return tag.replace(/[-_].*/, '').toLowerCase();
}

/**
 * What a download in this language may be asked for with. What came in another stays to be read until the new has come, and is
 * replaced by it as a whole.
 */
export function knownIn(language: string, known: Download | null): Pick<Download, 'etag' | 'cursor'> {
  return known?.language === toContentLanguage(language) ? known : { etag: null, cursor: null };
}
