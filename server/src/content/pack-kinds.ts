import { airlines, airports } from './air-kinds';
import { countries, divisions, flags, regions } from './country-kinds';
import { diseases, healthComments, remedies } from './health-kinds';
import { hospitals } from './hospital-kind';
import type { Kind } from './kind';

/** In the order in which they can be written: what is referred to comes first. */
export const KINDS: readonly Kind[] = [
  countries,
  divisions,
  regions,
  remedies('medications', 'medication'),
  remedies('vaccinations', 'vaccination'),
  diseases,
  healthComments,
  hospitals,
  flags,
  airlines,
  airports,
];

/** What a record is known by, among those of its kind; null where it does not say. */
export function keyOf(kind: Kind, record: Record<string, unknown>): string | null {
  if (kind.keyOf) return kind.keyOf(record);
  const key = record[kind.keyField];
  return typeof key === 'string' ? key : null;
}

/** The kind to which a file of this name belongs. */
export function kindOfFile(name: string): Kind | undefined {
  return KINDS.find(({ files }) => name in files);
}
