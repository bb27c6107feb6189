import { currentId } from './ids-made-here';
import type { Reader, Transaction } from './store-database';

/** What was begun to be written about a request; empty where nothing was. */
export async function getDraft(reader: Reader, issueId: string): Promise<string> {
  const row = await reader.first<{ body: string }>('select body from drafts where issue_id = ?', [
    await currentId(reader, issueId),
  ]);
  return row?.body ?? '';
}

/** Of a request that is gone nothing is kept. */
export async function saveDraft(transaction: Transaction, issueId: string, body: string): Promise<void> {
  const id = await currentId(transaction, issueId);
  if (body.trim() === '') return forgetDraft(transaction, id);
  await transaction.run(
    `insert into drafts (issue_id, body) select id, ?2 from issues where id = ?1
     on conflict (issue_id) do update set body = excluded.body where body <> excluded.body`,
    [id, body],
  );
}

export async function forgetDraft(transaction: Transaction, issueId: string): Promise<void> {
  await transaction.run('delete from drafts where issue_id = ?', [issueId]);
}

/** The service gave the request its id. */
export async function moveDraft(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.run('update or replace drafts set issue_id = ?2 where issue_id = ?1', [from, to]);
}
