import { createHash, randomUUID } from 'node:crypto';

import { queryFirst, type Database, type Queryable } from '../database/database';
import { insertRows } from '../database/insert-rows';
import type { KeyRing } from '../http/keys';
import type { AssetStore } from './asset-store';
import { ENCODED_TYPE, encodePhoto, type PhotoForm, type PhotoRefusal } from './encode-photo';
import { signAddress } from './signed-address';

interface FormRow {
  name: PhotoForm;
  key: string;
  type: string;
  size: number;
  width: number;
  height: number;
  digest: string;
}

export interface StagedPhoto {
  id: string;
  forms: FormRow[];
}

/**
 * Takes in the bytes of a photo, before the transaction that says what it is for: drawing it anew and carrying it away take too long to hold
 * a transaction open. What nobody claims is swept away.
 */
export async function stagePhoto(
  database: Database,
  store: AssetStore,
  bytes: Buffer,
  now: Date,
): Promise<StagedPhoto | PhotoRefusal> {
  const encoded = await encodePhoto(bytes);
  if (!encoded.isPhoto) return encoded.why;
  const id = randomUUID();
  const made = encoded.forms.map(({ form, ...rest }) => ({
    name: form,
    key: `photos/${id}/${form}`,
    ...rest,
  }));
  await insertRows(
    database,
    'asset_leftovers',
    made.map(({ key }) => ({ key, noted_at: now })),
  );
  for (const form of made) await store.put(form.key, form.bytes, ENCODED_TYPE);
  const forms = made.map(({ bytes: content, ...form }) => ({
    ...form,
    type: ENCODED_TYPE,
    size: content.length,
    digest: createHash('sha256').update(content).digest('base64url'),
  }));
  return { id, forms };
}

/** In the transaction that says what the photo is for. */
export async function claimPhoto(
  transaction: Queryable,
  { id, forms }: StagedPhoto,
  travellerId: string,
  now: Date,
): Promise<void> {
  const kept = await transaction.query(
    'delete from asset_leftovers where key = any($1) and swept_at is null returning 1 as kept',
    [forms.map(({ key }) => key)],
  );
  if (kept.length < forms.length) throw new Error('the photo was swept away before anybody claimed it');
  await insertRows(transaction, 'assets', [{ id, traveller_id: travellerId, created_at: now }]);
  await insertRows(
    transaction,
    'asset_forms',
    forms.map((form) => ({ asset_id: id, ...form })),
  );
}

export const photoPath = (id: string, form: string) => `/assets/photos/${id}/${form}`;

/** Addresses by their purpose, as clients of the interface expect them. */
export function photoUrls(keyRing: KeyRing, id: string, now: Date): Record<'original' | 'list', string> {
  const urlOf = (form: PhotoForm) => signAddress(keyRing, photoPath(id, form), now);
  return { original: urlOf('whole'), list: urlOf('list') };
}

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
