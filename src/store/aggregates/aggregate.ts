import type { CountryTopic, PlainTopic } from '@/contract/revision-topics';

import type { SqlValue } from '../engine';

/**
 * One kind of thing that is kept on the device, said once: whatever several parts must know of it stands here, and they derive what they do.
 * Nothing has a default. Who adds a kind has to think of all of it, and the compiler asks for what was forgotten.
 */
export interface Aggregate<Kind = never> {
  table: string;
  /** How a record becomes a row, beside its id and itself; null where the table's own module writes it by its own statements. */
  columns: Readonly<Record<string, (record: Kind) => SqlValue>> | null;
  /** How it gets here, by names that are unique among all aggregates. */
  downloads: Readonly<Record<string, DownloadDeclaration>>;
  /**
   * What the keys of the queries begin with that may have read this table, also through another. `search` and `storage` follow from what is
   * said below. The downloads' own list of rows refreshes whatever it names.
   */
  refreshes: readonly string[] | 'whatever-downloads-name';
  /** How it is found by words; null where it is not looked for. */
  search: SearchDeclaration | null;
  kept: Kept;
  /** Where its size is counted; null where it is not worth a line. */
  storage: StorageDeclaration | null;
  /** What of it could not be downloaded again; null where nothing. */
  onlyHere: OnlyHere | null;
}

/** Something that is asked of the service as a whole, with a freshness of its own; and whom it belongs to. */
export type DownloadDeclaration =
  | OfTraveller
  | OfTrip
  | OfCountry
  | OfItem
  /** Comes with another download of the same trip. */
  | { of: 'trip'; name: string; comesWith: string }
  /** Chosen on the device out of what came otherwise. */
  | { of: 'device'; name: string };

interface OfTraveller {
  of: 'traveller';
  /** As it stands among the downloads. */
  name: string;
  madeFrom: readonly PlainTopic[];
  /** `first`: by it the service tells how all the rest stands. `wished`: after everything else, for those who want it. */
  asked: 'first' | 'always' | 'wished';
}

interface OfTrip {
  of: 'trip';
  /** Behind `trip/<id>/`. */
  name: string;
  /** Beside the trips themselves, by which it shows that one was removed. */
  madeFrom: readonly PlainTopic[];
  /** Of each country that the trip leads to. */
  madeFromCountries: readonly CountryTopic[];
  /** What a screen calls it that says what a trip still lacks. */
  tripPart: string;
}

interface OfCountry {
  of: 'country';
  /** Behind `country/<id>/`; null for the country itself. */
  name: string | null;
  madeFrom: CountryTopic;
  /** The same where a trip needs it of each of its countries; null where it comes for countries that are pinned or around. */
  tripPart: string | null;
}

/** One by itself, `<name>/<id>`: a push message named it or the traveller opened it. Asked for whatever the service tells. */
interface OfItem {
  of: 'item';
  name: string;
}

export interface SearchDeclaration {
  /** Its own for good: the index tells kinds apart by it. Null: there are few, and they are looked through without an index. */
  number: number | null;
  /** SQL: what it is found by first. */
  title: string;
  /** SQL: what else it is found by. */
  body: string;
  /** SQL: the codes of the countries it is in, parted by blanks; null where it is in none. */
  codes: string | null;
  /** SQL: the code by whose other names it is found too: that of a country. Null for everything else. */
  code: string | null;
  /** SQL: which of its rows are found. */
  which: string;
}

type Kept =
  /** Until the service, or the traveller, removes it. */
  | { while: 'always' }
  /** Rows that no download names go, unless something about them waits to be sent, by the subject `<subject>/<id>`. */
  | { while: 'named'; subject: string }
  /** Those of countries that no trip leads to and nobody wants; `drops` is what goes of them: the row, or what one column holds. */
  | { while: 'its-country-is-wanted'; country: string; drops: CountryDrop };

/** `column`: unless the download that brings it for all countries has come. */
type CountryDrop = 'row' | { column: string; unlessDownloaded: string };

interface StorageDeclaration {
  /** Several may be counted together. */
  part: string;
  /** The columns that are large. */
  columns: readonly string[];
  /** SQL: what of a row counts for a trip. */
  ofTrip: string;
}

export interface OnlyHere {
  /** The column by which its rows are read one by one out of a broken database. */
  key: string;
  /** SQL: which rows; null for all of them. */
  which: string | null;
  /** Columns that hold JSON: a row in which one of them can't be read would stop every later reading of its table. */
  json: readonly string[];
  /** Columns that are numbered anew in every database. */
  madeAnew: readonly string[];
  /** Whether the table is small, and is checked at every start; otherwise most of it was downloaded. */
  isSmall: boolean;
  /** SQL that fills in what rows of older versions lack, for them to be told by the lack of `column`; null where nothing has to be. */
  filled: { lacking: string; by: string } | null;
}

/** SQL: the codes of those countries, parted by blanks. */
export const codesOf = (which: string) =>
  `(select group_concat(code, ' ') from countries where ${which})` as const;
