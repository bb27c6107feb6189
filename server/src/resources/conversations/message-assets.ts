import { randomUUID } from 'node:crypto';

import { MessageType, type Conversation, type Message } from '@/contract/conversation';
import { MessageAssetType, type MessageAsset, type NewMessageAsset } from '@/contract/message-asset';

import { audioUrls } from '../../assets/audio';
import { photoUrls } from '../../assets/photos';
import type { Signer } from '../../assets/signed-address';
import { claimAsset, type StagedAsset } from '../../assets/staged-assets';
import type { Queryable } from '../../database/database';
import { insertRows } from '../../database/insert-rows';

/** As it comes out of the database: which bytes are kept, and no address of them. */
type StoredAsset = Omit<MessageAsset, 'photo' | 'video'> & { file_id: string | null };
export type StoredMessage = Omit<Message, 'asset'> & { asset: StoredAsset | null };
export type StoredConversation = Omit<Conversation, 'messages'> & { messages: StoredMessage[] };

/** SQL: what goes with the `message`. */
export const STORED_ASSET = `case when message.type = ${MessageType.Asset} then (
  select json_build_object('id', asset.id, 'created_at', wire_time(asset.created_at),
    'updated_at', wire_time(asset.updated_at), 'type', asset.type, 'url', null, 'title', asset.title,
    'description', asset.description, 'lat', asset.latitude, 'lng', asset.longitude, 'file_id', asset.file_id)
  from message_assets asset where asset.message_id = message.id) end`;

/** With addresses that open for whoever reads it now. */
export function withAddresses(sign: Signer, { asset, ...message }: StoredMessage): Message {
  return { ...message, asset: asset && addressed(sign, asset) };
}

export function withAddressesIn(
  sign: Signer,
  { messages, ...conversation }: StoredConversation,
): Conversation {
  return { ...conversation, messages: messages.map((message) => withAddresses(sign, message)) };
}

function addressed(sign: Signer, { file_id: fileId, ...asset }: StoredAsset): MessageAsset {
  const isOf = (type: MessageAssetType) => fileId !== null && asset.type === type;
  return {
    ...asset,
    video: isOf(MessageAssetType.Audio) ? audioUrls(sign, fileId ?? '') : {},
    photo: isOf(MessageAssetType.Image) ? photoUrls(sign, fileId ?? '') : {},
  };
}

export interface AssetToKeep {
  asset: NewMessageAsset;
  /** Null where it has no bytes. */
  staged: StagedAsset | null;
}

/** In the transaction that says the message. */
export async function insertMessageAsset(
  transaction: Queryable,
  { messageId, userId }: { messageId: string; userId: string },
  { asset, staged }: AssetToKeep,
  now: Date,
): Promise<void> {
  if (staged) await claimAsset(transaction, staged, userId, now);
  await insertRows(transaction, 'message_assets', [
    {
      id: randomUUID(),
      message_id: messageId,
      type: asset.type,
      title: asset.title ?? null,
      description: asset.description ?? null,
      latitude: asset.lat ?? null,
      longitude: asset.lng ?? null,
      file_id: staged?.id ?? null,
      created_at: now,
      updated_at: now,
    },
  ]);
}
