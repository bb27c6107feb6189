import type { Disease, Medication, Vaccination } from '@/contract/health-library';

import { diseases, medications, vaccinations } from './aggregates/health-library';
import type { Standing } from './answer-order';
import type { Extent } from './downloads';
import { toRecord } from './rows';
import { replacing } from './saving-lists';
import type { Reader, Transaction } from './store-database';

export interface ShelfItems {
  diseases: Disease;
  medications: Medication;
  vaccinations: Vaccination;
}
export type Shelf = keyof ShelfItems;

const SHELVES = { diseases, medications, vaccinations } as const satisfies Record<Shelf, unknown>;

export async function getFromShelf<Name extends Shelf>(
  reader: Reader,
  shelf: Name,
  id: string,
): Promise<ShelfItems[Name] | null> {
  const row = await reader.first<{ record: string }>(`select record from ${shelf} where id = ?`, [id]);
  return row && toRecord<ShelfItems[Name]>(row);
}

export async function listShelf<Name extends Shelf>(
  reader: Reader,
  shelf: Name,
): Promise<ShelfItems[Name][]> {
  const rows = await reader.all<{ record: string }>(`select record from ${shelf} order by name, id`);
  return rows.map((row) => toRecord<ShelfItems[Name]>(row));
}

/** The whole shelf: what it no longer holds is gone. */
export async function replaceShelf<Name extends Shelf>(
  transaction: Transaction,
  shelf: Name,
  items: readonly ShelfItems[Name][],
  extent?: Extent,
  standing?: Standing,
): Promise<void> {
  await replacing<ShelfItems[Name]>(SHELVES[shelf])(transaction, items, extent, standing);
}
