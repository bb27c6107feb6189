import { createHash, randomUUID } from 'node:crypto';

import { queryFirst, type Database, type Queryable } from '../database/database';
import { insertRows } from '../database/insert-rows';
import type { AssetStore } from './asset-store';

/** What assets are kept under, and their addresses with them. */
export type AssetFolder = 'photos' | 'audio';

interface FormRow {
  name: string;
  key: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  digest: string;
}

export interface StagedAsset {
  id: string;
  forms: FormRow[];
}

export interface NewForm extends Pick<FormRow, 'name' | 'type' | 'width' | 'height'> {
  bytes: Buffer;
}

/**
 * Takes in bytes, before the transaction that says what they are for: carrying them away takes too long to hold a transaction open. What
 * nobody claims is swept away.
 */
export async function stageForms(
  database: Database,
  store: AssetStore,
  folder: AssetFolder,
  forms: readonly NewForm[],
  now: Date,
): Promise<StagedAsset> {
  const id = randomUUID();
  const keyed = forms.map((form) => ({ ...form, key: `${folder}/${id}/${form.name}` }));
  await insertRows(
    database,
    'asset_leftovers',
    keyed.map(({ key }) => ({ key, noted_at: now })),
  );
  for (const { key, bytes, type } of keyed) await store.put(key, bytes, type);
  return {
    id,
    forms: keyed.map(({ bytes, ...form }) => ({
      ...form,
      size: bytes.length,
      digest: createHash('sha256').update(bytes).digest('base64url'),
    })),
  };
}

/** In the transaction that says what it is for. */
export async function claimAsset(
  transaction: Queryable,
  { id, forms }: StagedAsset,
  travellerId: string,
  now: Date,
): Promise<void> {
  const kept = await transaction.query(
    'delete from asset_leftovers where key = any($1) and swept_at is null returning 1 as kept',
    [forms.map(({ key }) => key)],
  );
  if (kept.length < forms.length) throw new Error('it was swept away before anybody claimed it');
  await insertRows(transaction, 'assets', [{ id, traveller_id: travellerId, created_at: now }]);
  await insertRows(
    transaction,
    'asset_forms',
    forms.map((form) => ({ asset_id: id, ...form })),
  );
}

export const assetPath = (folder: AssetFolder, id: string, form: string) => `/assets/${folder}/${id}/${form}`;

export function findForm(
  database: Queryable,
  id: string,
  form: string,
): Promise<Pick<FormRow, 'key' | 'type' | 'size' | 'digest'> | null> {
  return queryFirst(
    database,
    'select key, type, size, digest from asset_forms where asset_id = $1 and name = $2',
    [id, form],
  );
}
