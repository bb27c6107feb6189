import type { Database } from '../database/database';
import type { AssetStore } from './asset-store';
import { ENCODED_TYPE, encodePhoto, type PhotoForm, type PhotoRefusal } from './encode-photo';
import type { Signer } from './signed-address';
import { assetPath, stageForms, type StagedAsset } from './staged-assets';

export async function stagePhoto(
  database: Database,
  store: AssetStore,
  bytes: Buffer,
  now: Date,
): Promise<StagedAsset | PhotoRefusal> {
  const encoded = await encodePhoto(bytes);
  if (!encoded.isPhoto) return encoded.why;
  const forms = encoded.forms.map(({ form, ...rest }) => ({ ...rest, name: form, type: ENCODED_TYPE }));
  return stageForms(database, store, 'photos', forms, now);
}

/** Addresses by their purpose, as clients of the interface expect them. */
export function photoUrls(sign: Signer, id: string): Record<'original' | 'list', string> {
  const urlOf = (form: PhotoForm) => sign(assetPath('photos', id, form));
  return { original: urlOf('whole'), list: urlOf('list') };
}
