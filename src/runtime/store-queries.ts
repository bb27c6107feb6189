import type { Aggregate } from '@/store/aggregates/aggregate';
import { allAggregates, type AnyAggregate } from '@/store/aggregates/all-aggregates';

type RefreshedBy<Each> = Each extends { refreshes: readonly (infer Topic)[] } ? Topic : never;
/** What a query that reads the store begins its key with. */
export type StoreTopic = RefreshedBy<AnyAggregate> | 'search' | 'storage';

type Declared = Pick<Aggregate, 'table' | 'refreshes' | 'search' | 'storage' | 'kept'>;
const declared: readonly Declared[] = allAggregates;

function ownTopicsOf({ refreshes, storage }: Declared): readonly string[] {
  if (refreshes === 'whatever-downloads-name')
    return declared.filter(({ kept }) => kept.while === 'named').flatMap(ownTopicsOf);
  return storage ? [...refreshes, 'storage'] : refreshes;
}

/** What a screen may have read from a table, also through another: a trip shows whether it waits in the outbox. */
const TOPICS_OF_TABLES: ReadonlyMap<string, readonly StoreTopic[]> = new Map(
  declared.map((each) => {
    const topics = each.search ? [...ownTopicsOf(each), 'search'] : ownTopicsOf(each);
    return [each.table, topics as StoreTopic[]];
  }),
);
const STORE_TOPICS: ReadonlySet<unknown> = new Set([...TOPICS_OF_TABLES.values()].flat());

/** Whether a query whose key begins so reads the store. */
export function isStoreTopic(head: unknown): head is StoreTopic {
  return STORE_TOPICS.has(head);
}

export function topicsOf(tables: ReadonlySet<string>): Set<StoreTopic> {
  return new Set([...tables].flatMap((table) => TOPICS_OF_TABLES.get(table) ?? []));
}
