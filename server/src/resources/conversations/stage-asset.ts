import { base64Of, MessageAssetType, type NewMessageAsset } from '@/contract/message-asset';

import type { AssetStore } from '../../assets/asset-store';
import { stageAudio, type AudioRefusal } from '../../assets/audio';
import type { PhotoRefusal } from '../../assets/encode-photo';
import { stagePhoto } from '../../assets/photos';
import type { StagedAsset } from '../../assets/staged-assets';
import type { Database } from '../../database/database';
import { invalid } from '../../http/failure';

const REFUSED: Record<PhotoRefusal | AudioRefusal, string> = {
  'too-many-bytes': 'is too large',
  'not-a-photo': 'is no picture: JPEG, PNG, GIF, WebP and AVIF are taken',
  'too-many-pixels': 'has too many pixels',
  broken: 'is a picture that can not be read',
  'not-audio': 'is no recording: MP4, AAC, MP3, Ogg, WebM and WAV are taken',
};

/** Takes in the bytes that came with a message; null where there are none. Throws where they are not what they should be. */
export async function stageAsset(
  database: Database,
  store: AssetStore,
  { type, photo, video }: NewMessageAsset,
  now: Date,
): Promise<StagedAsset | null> {
  const [field, written, stage] =
    type === MessageAssetType.Audio
      ? (['video', video, stageAudio] as const)
      : (['photo', photo, stagePhoto] as const);
  if (written == null) return null;
  const staged = await stage(database, store, Buffer.from(base64Of(written), 'base64'), now);
  if (typeof staged === 'string')
    throw invalid([{ field: `message.asset.${field}`, message: REFUSED[staged] }]);
  return staged;
}
