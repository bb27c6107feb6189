import type { SearchKind } from './search-texts';

export interface SearchHit {
  kind: SearchKind;
  id: string;
  title: string;
  /** Of a country. */
  code?: string;
}
