import type { Fault, Origin } from './fault';
import type { KindName } from './kind';
import { KINDS } from './pack-kinds';

/** A record of a pack, put together from its parts. */
export interface PackRecord {
  key: string;
  /** What of it can be used. */
  fields: Record<string, unknown>;
  /** What of it is there and can not be: each has its fault. */
  unread: readonly string[];
  origin: Origin;
  /** Of fields that stand elsewhere than the record began. */
  origins: Record<string, Origin>;
  /** All that say something of it. */
  files: readonly string[];
}

export interface Pack {
  name: string;
  records: Record<KindName, Map<string, PackRecord>>;
  /** What no key leads to: it is there twice, or has none. Only what it refers to is looked at. */
  rejected: Record<KindName, Pick<PackRecord, 'fields' | 'origin' | 'origins'>[]>;
  faults: Fault[];
}

export function emptyPack(name: string, faults: Fault[]): Pack {
  const ofEachKind = <Value>(make: () => Value) =>
    Object.fromEntries(KINDS.map((kind) => [kind.name, make()])) as Record<KindName, Value>;
  return { name, records: ofEachKind(() => new Map()), rejected: ofEachKind(() => []), faults };
}

/** Where a field of a record stands. */
export function originOf({ origin, origins }: Pick<PackRecord, 'origin' | 'origins'>, field: string): Origin {
  return origins[field] ?? origin;
}
