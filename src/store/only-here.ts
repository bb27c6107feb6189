import type { Aggregate, OnlyHere } from './aggregates/aggregate';
import { allAggregates } from './aggregates/all-aggregates';

/** What is only on this device: what waits to be sent, what it is about, and what the traveller chose here. */
export const ONLY_HERE: readonly (OnlyHere & { table: string })[] = allAggregates.flatMap(
  ({ table, onlyHere }: Pick<Aggregate, 'table' | 'onlyHere'>) => (onlyHere ? [{ table, ...onlyHere }] : []),
);
