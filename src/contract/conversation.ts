import { z } from 'zod';

import { requiredText, Timestamp } from './fields';
import { MessageAsset, NewMessageAsset } from './message-asset';
import { PublicUser } from './user';

export const MessageType = {
  Text: 0,
  Bot: 1,
  /** What was said is gone; that something was said is not. */
  Deleted: 2,
  /** The service itself tells what happened, such as who joined. */
  ServerAnnouncement: 3,
  Asset: 4,
  Sms: 5,
} as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** How far a message has come, to any of those whom it is for. */
export const MessageStatus = { Sent: 0, Delivered: 1, Read: 2 } as const;
export type MessageStatus = (typeof MessageStatus)[keyof typeof MessageStatus];

export const Message = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  type: z.enum(MessageType),
  status: z.enum(MessageStatus),
  body: z.string().nullable(),
  /** Null where the service speaks. */
  user_id: z.string().nullable(),
  client_id: z.string().nullable(),
  asset: MessageAsset.nullable(),
  /** Its place in the conversation, for good. */
  position: z.int(),
  /** The place of its last change: `after` goes by it. */
  revision: z.int(),
});
export type Message = z.infer<typeof Message>;

/** How far a participant has heard it. */
const HeardUpTo = z.object({
  user_id: z.string(),
  delivered_position: z.int(),
  read_position: z.int(),
});

export const Conversation = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  name: z.string().nullable(),
  type: z.int().nullable(),
  issue_id: z.string().nullable(),
  appointment_id: z.null(),
  /** The latest, oldest of them first; all are read by `/messages`. */
  messages: z.array(Message),
  participants: z.array(PublicUser),
  positions: z.array(HeardUpTo),
  last_position: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

const MOST_TYPES = 32_767;

export const NewConversationBody = z.object({
  conversation: z.object({
    name: requiredText(200).nullish(),
    type: z.int().min(0).max(MOST_TYPES).nullish(),
  }),
});
export type NewConversation = z.output<typeof NewConversationBody>['conversation'];

export const NewMessageBody = z.object({
  message: z
    .object({
      type: z.literal([MessageType.Text, MessageType.Asset]).default(MessageType.Text),
      /** Known by the service alone; taken from those who send it. */
      status: z.int().nullish(),
      body: requiredText(5000).nullish(),
      /** Made by whoever sends it: however often it comes, it is said once. */
      client_id: z.guid(),
      asset: NewMessageAsset.nullish(),
    })
    .refine(({ type, body }) => type !== MessageType.Text || body != null, {
      path: ['body'],
      message: 'is needed',
    })
    .refine(({ type, asset }) => (type === MessageType.Asset) === (asset != null), {
      path: ['asset'],
      message: `goes with type ${MessageType.Asset}, which needs it`,
    }),
});
export type NewMessage = z.output<typeof NewMessageBody>['message'];

const Place = z.int().min(0).max(2_147_483_647);

export const PositionBody = z.object({ position: Place });

const WrittenPlace = z.coerce.number().pipe(Place).optional();

export const MessagesQuery = z.object({
  after: WrittenPlace.describe('Those that were said or changed behind this `revision`, in that order.'),
  before: WrittenPlace.describe('Those before this `position`, the nearest of them.'),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
});
export type MessagesQuery = z.output<typeof MessagesQuery>;
