import { currentId } from './ids-made-here';
import type { KeptPhoto } from './message-photos';
import { mayBeCarried, sizeOf, TooLargeError } from './outbox-bytes';
import type { Reader, Transaction } from './store-database';

/** What it is to go with: something that is begun about a request, or what is asked for with a call for help. */
export type DraftAbout = 'help' | `issue/${string}`;

/** The photo that was picked and is not sent yet; null where there is none. */
export async function getDraftPhoto(reader: Reader, about: DraftAbout): Promise<KeptPhoto | null> {
  return reader.first<KeptPhoto>('select content, width, height from draft_photos where about = ?', [
    await currentAbout(reader, about),
  ]);
}

/** In place of the one before it; null takes it away. Of a request that is gone nothing is kept. */
export async function saveDraftPhoto(
  transaction: Transaction,
  about: DraftAbout,
  photo: KeptPhoto | null,
): Promise<void> {
  const now = await currentAbout(transaction, about);
  if (photo === null) return forgetDraftPhoto(transaction, now);
  const bytes = { type: 'image/jpeg', content: photo.content };
  if (!mayBeCarried(bytes)) throw new TooLargeError(sizeOf(bytes));
  await transaction.run(
    `insert or replace into draft_photos (about, width, height, content) select ?1, ?2, ?3, ?4
     where ?1 = 'help' or exists (select 1 from issues where id = substr(?1, ${'issue/'.length + 1}))`,
    [now, photo.width, photo.height, photo.content],
  );
}

export async function forgetDraftPhoto(transaction: Transaction, about: DraftAbout): Promise<void> {
  await transaction.run('delete from draft_photos where about = ?', [about]);
}

/** The service gave the request its id. */
export async function moveDraftPhoto(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.run('update or replace draft_photos set about = ?2 where about = ?1', [
    `issue/${from}`,
    `issue/${to}`,
  ]);
}

async function currentAbout(reader: Reader, about: DraftAbout): Promise<DraftAbout> {
  return about === 'help' ? about : `issue/${await currentId(reader, about.slice('issue/'.length))}`;
}
