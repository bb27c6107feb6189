import { currentId } from './ids-made-here';
import type { Reader, Transaction } from './store-database';

/** What it belongs to. */
export type Preparing = { of: 'trip' | 'country'; id: string };

const subjectOf = ({ of, id }: Preparing) => `${of}/${id}`;

async function currentSubject(reader: Reader, { of, id }: Preparing): Promise<string> {
  return subjectOf({ of, id: of === 'trip' ? await currentId(reader, id) : id });
}

/** When each was seen to, or said. */
export async function listPreparations(
  reader: Reader,
  preparing: Preparing,
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.all<{ item: string; day: string }>(
    'select item, day from preparations where subject = ?',
    [await currentSubject(reader, preparing)],
  );
  return new Map(rows.map(({ item, day }) => [item, day]));
}

/** Null takes it back. */
export async function savePreparation(
  transaction: Transaction,
  preparing: Preparing,
  item: string,
  day: string | null,
): Promise<void> {
  const subject = await currentSubject(transaction, preparing);
  if (day === null)
    await transaction.run('delete from preparations where subject = ? and item = ?', [subject, item]);
  else
    await transaction.run(
      `insert into preparations (subject, item, day) values (?, ?, ?)
       on conflict (subject, item) do update set day = excluded.day where day <> excluded.day`,
      [subject, item, day],
    );
}

/** A trip of this device has the service's id from now on. */
export async function exchangePreparations(
  transaction: Transaction,
  localId: string,
  serviceId: string,
): Promise<void> {
  await transaction.run('update preparations set subject = ? where subject = ?', [
    subjectOf({ of: 'trip', id: serviceId }),
    subjectOf({ of: 'trip', id: localId }),
  ]);
}

export async function forgetPreparations(transaction: Transaction, preparing: Preparing): Promise<void> {
  await transaction.run('delete from preparations where subject = ?', [subjectOf(preparing)]);
}
