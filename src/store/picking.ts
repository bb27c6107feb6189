import { findOpenHelp } from './check-ins';
import { saveDraftPhoto, type DraftAbout } from './draft-photos';
import type { KeptPhoto } from './message-photos';
import { getMemory, saveMemory } from './service-memory';
import type { Transaction } from './store-database';
import type { WriteContext } from './write-context';

/** For what the system's camera or choice of pictures is open; null for what no photo is kept of. */
export function rememberPicking(transaction: Transaction, about: DraftAbout | null): Promise<void> {
  return saveMemory(transaction, 'picking-for', about);
}

/** For what it was open when the app ended; once. */
export async function takePicking(transaction: Transaction): Promise<DraftAbout | null> {
  const about = await getMemory(transaction, 'picking-for');
  await rememberPicking(transaction, null);
  return about;
}

/** What was taken then, unless what it was taken for is gone: a call that is over has no form, and the next one begins with an empty one. */
export async function keepRecoveredPhoto(
  transaction: Transaction,
  about: DraftAbout,
  photo: KeptPhoto,
  context: WriteContext,
): Promise<void> {
  if (about === 'help' && (await findOpenHelp(transaction, context.now())) === null) return;
  await saveDraftPhoto(transaction, about, photo);
}
