import type { Database } from '../database/database';
import type { AssetStore } from './asset-store';
import { readAudioType } from './audio-type';
import type { Signer } from './signed-address';
import { assetPath, stageForms, type StagedAsset } from './staged-assets';

const MOST_AUDIO_BYTES = 5 * 1024 * 1024;
const WHOLE = 'whole';

export type AudioRefusal = 'too-many-bytes' | 'not-audio';

/** Kept as it came: what plays it is the listener's own, and takes it for nothing else. */
export async function stageAudio(
  database: Database,
  store: AssetStore,
  bytes: Buffer,
  now: Date,
): Promise<StagedAsset | AudioRefusal> {
  if (bytes.length > MOST_AUDIO_BYTES) return 'too-many-bytes';
  const type = readAudioType(bytes);
  if (type === null) return 'not-audio';
  const form = { name: WHOLE, bytes, type, width: null, height: null };
  return stageForms(database, store, 'audio', [form], now);
}

export function audioUrls(sign: Signer, id: string): Record<'original', string> {
  return { original: sign(assetPath('audio', id, WHOLE)) };
}
