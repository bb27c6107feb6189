import type { Message } from '@/contract/conversation';

import type { Reader } from './store-database';

/** What one message is made of, as it lies in the store. The same object as long as nothing of it is another. */
export interface SaidRow {
  record: string;
  message: Message;
  removed_here: number;
  width: number | null;
  height: number | null;
  /** Whether a photo is here is told without reading it. */
  is_here: number;
}

type ReadRow = Omit<SaidRow, 'message'> & { position: number };

interface Block {
  print: string;
  rows: SaidRow[];
}

/** So many places in a conversation are read together. */
const BLOCK = 64;
/** That which is open, and one that was open before it. */
const MOST_CONVERSATIONS = 2;

const FROM = 'from messages left join message_photos on message_photos.message_id = messages.id';
/** SQL: another wherever something of a message is another that is shown; under the same revision an announcement may be in another language. */
const PRINT = `count(*) || '/' || sum(revision) || '/' || total(length(record) * position) || '/' || sum(removed_here * position)
  || '/' || total((content is not null) * position) || '/' || total(width * position) || '/' || total(height * position)`;

/**
 * The rows of the conversations that were read last. Where something was said, SQLite says which parts of a conversation are another by now, and only
 * those are handed over and parsed again: what a commit costs does not grow with how far somebody has scrolled.
 */
export class TalkRows {
  private readonly conversations = new Map<string, Map<number, Block>>();

  /** So many of the newest, the oldest first, and whether there are more before them. */
  async read(
    reader: Reader,
    conversationId: string,
    limit: number,
  ): Promise<{ rows: SaidRow[]; hasMore: boolean }> {
    const before = await reader.first<{ position: number }>(
      'select position from messages where conversation_id = ? order by position desc limit 1 offset ?',
      [conversationId, limit],
    );
    const first = before ? Math.floor(before.position / BLOCK) : 0;
    const prints = await reader.all<{ block: number; print: string }>(
      `select position / ${BLOCK} as block, ${PRINT} as print ${FROM}
       where conversation_id = ? and position >= ? group by block order by block`,
      [conversationId, first * BLOCK],
    );
    const blocks = this.blocksOf(conversationId);
    const changed = prints.filter(({ block, print }) => blocks.get(block)?.print !== print);
    const rows = await readBlocks(
      reader,
      conversationId,
      new Map(changed.map(({ block }) => [block, blocks.get(block)?.rows ?? []])),
    );
    for (const { block, print } of changed) blocks.set(block, { print, rows: rows.get(block) ?? [] });
    const read = prints.flatMap(({ block }) => blocks.get(block)?.rows ?? []);
    return { rows: read.slice(-limit), hasMore: before !== null };
  }

  private blocksOf(conversationId: string): Map<number, Block> {
    const blocks = this.conversations.get(conversationId) ?? new Map<number, Block>();
    this.conversations.delete(conversationId);
    this.conversations.set(conversationId, blocks);
    for (const oldest of [...this.conversations.keys()].slice(0, -MOST_CONVERSATIONS))
      this.conversations.delete(oldest);
    return blocks;
  }
}

/** `known` is what was read of them before. */
async function readBlocks(
  reader: Reader,
  conversationId: string,
  known: ReadonlyMap<number, readonly SaidRow[]>,
): Promise<Map<number, SaidRow[]>> {
  const wanted = [...known.keys()];
  const read = new Map<number, SaidRow[]>(wanted.map((block) => [block, []]));
  if (wanted.length === 0) return read;
  const before = new Map([...known.values()].flat().map((row) => [row.message.position, row]));
  const rows = await reader.all<ReadRow>(
    `select record, position, removed_here, width, height, content is not null as is_here
     from json_each(?2) block cross join messages on conversation_id = ?1
       and position >= block.value * ${BLOCK} and position < (block.value + 1) * ${BLOCK}
     left join message_photos on message_photos.message_id = messages.id order by position`,
    [conversationId, JSON.stringify(wanted)],
  );
  for (const row of rows) {
    const same = before.get(row.position);
    read.get(Math.floor(row.position / BLOCK))?.push(same && isSame(same, row) ? same : toSaid(row));
  }
  return read;
}

function isSame(known: SaidRow, row: ReadRow): boolean {
  return (
    known.record === row.record &&
    known.removed_here === row.removed_here &&
    known.width === row.width &&
    known.height === row.height &&
    known.is_here === row.is_here
  );
}

function toSaid({ record, removed_here, width, height, is_here }: ReadRow): SaidRow {
  return { record, message: JSON.parse(record) as Message, removed_here, width, height, is_here };
}
