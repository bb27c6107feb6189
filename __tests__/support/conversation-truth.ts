import type { CheckInStatus } from '@/contract/check-in';
import { MessageType } from '@/contract/conversation';
import type { IssueStatus } from '@/contract/issue';
import type { ConversationRecord } from '@/store/conversations';

import type { Database } from '../../server/src/database/database';
import type { Device } from './device';
import { isOwn, talkerOn } from './talking-people';

/** A request and all that was said about it, as the service has it. */
export interface Truth {
  id: string;
  description: string | null;
  status: IssueStatus;
  handlerId: string | null;
  messages: SaidMessage[];
  positions: { user_id: string; delivered_position: number; read_position: number }[];
  lastPosition: number;
  /** Their words, in alphabetical order. */
  notes: { body: string; pinned: boolean }[];
}

interface SaidMessage {
  id: string;
  userId: string | null;
  clientId: string | null;
  position: number;
  body: string | null;
  isDeleted: boolean;
}

const TRUTH = `select issue.id, issue.description, issue.status, issue.current_handler_id as "handlerId",
  conversation.last_position as "lastPosition",
  (select coalesce(json_agg(json_build_object('id', message.id, 'userId', user_id, 'clientId', client_id, 'body', body,
      'position', position, 'isDeleted', type = ${MessageType.Deleted}) order by position), '[]'::json)
    from messages message where message.conversation_id = conversation.id) as messages,
  (select json_agg(json_build_object('user_id', user_id, 'delivered_position', delivered_position,
      'read_position', read_position) order by number)
    from conversation_participants where conversation_id = conversation.id) as positions,
  (select coalesce(json_agg(json_build_object('body', body, 'pinned', pinned) order by body), '[]'::json)
    from notes where issue_id = issue.id) as notes
from issues issue join conversations conversation on conversation.issue_id = issue.id
where issue.traveller_id = $1 order by issue.created_at, issue.id`;

/** Of all that this traveller ever asked for. */
export function readTruth(database: Database, travellerId: string): Promise<Truth[]> {
  return database.query<Truth>(TRUTH, [travellerId]);
}

/** All that this traveller ever said of themselves. */
export async function readSaid(
  database: Database,
  travellerId: string,
): Promise<{ status: CheckInStatus; at: number }[]> {
  return database.query(
    'select status, extract(epoch from checkin_at)::float8 * 1000 as at from check_ins where traveller_id = $1',
    [travellerId],
  );
}

/** How far it has come, by the positions of the others. */
function sendingOf({ position }: SaidMessage, me: string, positions: Truth['positions']): string {
  const others = positions.filter(({ user_id }) => user_id !== me);
  if (others.some(({ read_position }) => read_position >= position)) return 'read';
  return others.some(({ delivered_position }) => delivered_position >= position) ? 'delivered' : 'sent';
}

/** What a device shows of a conversation is what the service says, to the last state. */
export async function compareTalk(
  device: Pick<Device, 'store' | 'context'>,
  me: string,
  truth: Truth,
): Promise<void> {
  const { messages } = await talkerOn(device).talk(truth.id);
  const { positions } = truth;
  expect(messages.map(({ id, position, isDeleted }) => ({ id, position, isDeleted }))).toEqual(
    truth.messages.map(({ id, position, isDeleted }) => ({ id, position, isDeleted })),
  );
  // The words of the service itself are in the language of whoever reads them.
  const spoken = truth.messages.filter(({ userId }) => userId !== null);
  expect(messages.filter(({ author }) => author.kind !== 'service').map(({ body }) => body)).toEqual(
    spoken.map(({ body }) => body ?? ''),
  );
  expect(
    messages.filter(isOwn).map(({ key, author }) => [key, author.kind === 'me' && author.sending.kind]),
  ).toEqual(
    spoken
      .filter(({ userId }) => userId === me)
      .map((message) => [message.clientId, sendingOf(message, me, positions)]),
  );
  const row = await device.store.database.read((reader) =>
    reader.first<{ record: string }>('select record from conversations where issue_id = ?', [truth.id]),
  );
  expect((JSON.parse(row?.record ?? '{}') as ConversationRecord).positions).toEqual(positions);
}
