import type { Aggregate, SearchDeclaration } from './aggregates/aggregate';
import { allAggregates, type AnyAggregate } from './aggregates/all-aggregates';

type TableOf<Each, Search> = Each extends { table: infer Table; search: Search } ? Table : never;
/** What can be found. */
export type SearchKind = TableOf<AnyAggregate, SearchDeclaration>;

interface Found extends SearchDeclaration {
  kind: SearchKind;
}

const found = allAggregates.flatMap(({ table, search }: Pick<Aggregate, 'table' | 'search'>): Found[] =>
  search ? [{ kind: table as SearchKind, ...search }] : [],
);

/** Those that stand in the index, by their number there. */
export const indexedKinds = found
  .flatMap(({ number, ...texts }) => (number === null ? [] : [{ number, ...texts }]))
  .sort((one, other) => one.number - other.number);

/** The few that are looked through without one. */
export const scannedKinds = found.filter(({ number }) => number === null);

/** Of equally good hits the traveller's own, which are few, come first. */
export const searchKinds: readonly Omit<Found, 'number'>[] = [...scannedKinds, ...indexedKinds];
