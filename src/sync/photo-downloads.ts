import { getMessageAt } from '@/api/conversations';
import type { Failure } from '@/api/failure';
import type { GetPhoto, PhotoReading } from '@/api/photos';
import {
  countPhotoFailure,
  findMissingPhoto,
  getMissingPhoto,
  keepPhoto,
  type MissingPhoto,
} from '@/store/message-photos';

import { throwIfCancelled } from './cancelled';
import { Stopped } from './pull-run';
import type { SyncContext } from './sync-context';

interface Tally {
  failed: number;
  setAside: number;
}

const FORBIDDEN = 403;

/** Photos that came with messages, the newest first, one at a time: nobody waits for them. Stops where going on would be in vain. */
export async function downloadPhotos(context: SyncContext, getPhoto: GetPhoto): Promise<Tally> {
  const tally = { failed: 0, setAside: 0 };
  const tried: string[] = [];
  for (;;) {
    throwIfCancelled(context.signal);
    const missing = await context.database.read((reader) => findMissingPhoto(reader, tried));
    if (!missing) return tally;
    tried.push(missing.messageId);
    if (!(await download(context, getPhoto, missing))) tally.failed += 1;
  }
}

/** One that somebody looks at. */
export async function downloadPhoto(
  context: SyncContext,
  getPhoto: GetPhoto,
  messageId: string,
): Promise<Tally> {
  const missing = await context.database.read((reader) => getMissingPhoto(reader, messageId));
  const isHere = !missing || (await download(context, getPhoto, missing));
  return { failed: isHere ? 0 : 1, setAside: 0 };
}

/** False where it came to nothing. */
async function download(context: SyncContext, getPhoto: GetPhoto, missing: MissingPhoto): Promise<boolean> {
  const reading = await ask(context, getPhoto, missing);
  if (reading.kind === 'offline' || reading.kind === 'unauthorized' || reading.kind === 'busy')
    throw new Stopped(reading);
  const { database, now } = context;
  const isPhoto = reading.kind === 'photo';
  await database.write('cache', (transaction) =>
    isPhoto
      ? keepPhoto(transaction, missing.messageId, reading, now())
      : countPhotoFailure(transaction, missing.messageId),
  );
  return isPhoto;
}

/** An address opens for some minutes; then the message tells a new one. */
async function ask(
  context: SyncContext,
  getPhoto: GetPhoto,
  { address, conversationId, position }: MissingPhoto,
): Promise<PhotoReading> {
  const { client, signal } = context;
  if (address !== null) {
    const reading = await getPhoto(address, { signal });
    if (!hasExpired(reading)) return reading;
  }
  const message = await getMessageAt(client, conversationId, position, { signal });
  if (message.kind === 'not-modified') return { kind: 'no-photo' };
  if (message.kind !== 'read') return message;
  const fresh = message.value?.asset?.photo.original;
  return fresh === undefined ? { kind: 'no-photo' } : getPhoto(fresh, { signal });
}

function hasExpired(reading: PhotoReading): reading is Failure {
  return reading.kind === 'rejected' && reading.status === FORBIDDEN;
}
