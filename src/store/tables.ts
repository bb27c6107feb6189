import { allAggregates, type AnyAggregate } from './aggregates/all-aggregates';

type StoreTable = AnyAggregate['table'];

/** All tables there are. A write to any other could not be told to anybody, and is refused. */
export const STORE_TABLES: readonly StoreTable[] = allAggregates.map(({ table }) => table);
