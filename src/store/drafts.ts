import { currentId } from './ids-made-here';
import type { Reader, Transaction } from './store-database';

/** What is begun: something to say, or a note for those who help. */
export type DraftKind = 'message' | 'note';

const COLUMN = { message: 'body', note: 'note' } as const satisfies Record<DraftKind, string>;

/** What was begun to be written about a request; empty where nothing was. */
export async function getDraft(
  reader: Reader,
  issueId: string,
  kind: DraftKind = 'message',
): Promise<string> {
  const row = await reader.first<{ text: string }>(
    `select ${COLUMN[kind]} as text from drafts where issue_id = ?`,
    [await currentId(reader, issueId)],
  );
  return row?.text ?? '';
}

/** Of a request that is gone nothing is kept. */
export async function saveDraft(
  transaction: Transaction,
  issueId: string,
  text: string,
  kind: DraftKind = 'message',
): Promise<void> {
  const id = await currentId(transaction, issueId);
  if (text.trim() === '') return forgetDraft(transaction, id, kind);
  const column = COLUMN[kind];
  const others = kind === 'message' ? 'note' : 'body';
  await transaction.run(
    `insert into drafts (issue_id, ${column}, ${others}) select id, ?2, '' from issues where id = ?1
     on conflict (issue_id) do update set ${column} = excluded.${column} where ${column} <> excluded.${column}`,
    [id, text],
  );
}

export async function forgetDraft(
  transaction: Transaction,
  issueId: string,
  kind: DraftKind = 'message',
): Promise<void> {
  const column = COLUMN[kind];
  await transaction.run(`update drafts set ${column} = '' where issue_id = ? and ${column} <> ''`, [issueId]);
  await transaction.run(
    `delete from drafts where issue_id = ? and body = '' and note = '' and place is null`,
    [issueId],
  );
}

/** What is begun was said already, and stood there in the outbox. Of several it is the place of the first. */
export async function keepPlaceOfDraft(
  transaction: Transaction,
  issueId: string,
  place: number,
): Promise<void> {
  await transaction.run(
    `insert into drafts (issue_id, body, note, place) select id, '', '', ?2 from issues where id = ?1
     on conflict (issue_id) do update set place = min(coalesce(place, excluded.place), excluded.place)`,
    [await currentId(transaction, issueId), place],
  );
}

/** What is begun is said: where it belongs, if it was said before. */
export async function takePlaceOfDraft(transaction: Transaction, issueId: string): Promise<number | null> {
  const draft = await transaction.first<{ place: number | null }>(
    'select place from drafts where issue_id = ?',
    [issueId],
  );
  if (draft?.place == null) return null;
  await transaction.run('update drafts set place = null where issue_id = ?', [issueId]);
  return draft.place;
}

/** The service gave the request its id. */
export async function moveDraft(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.run('update or replace drafts set issue_id = ?2 where issue_id = ?1', [from, to]);
}
