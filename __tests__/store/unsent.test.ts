import { CheckInStatus } from '@/contract/check-in';
import { saveAlerts } from '@/store/alerts';
import { saveCheckIn } from '@/store/check-ins';
import { parkEntry, type OutboxEntry } from '@/store/outbox';
import { readAlert } from '@/store/traveller-writes';
import { createTrip } from '@/store/trip-writes';
import { countUnsent, listUnsent } from '@/store/unsent';

import { aCheckInRecord, anAlert, aTripInput } from '../support/records';
import { openTestStore } from '../support/test-store';

describe('what is not sent', () => {
  it('is told where the traveller would miss it, calls for help apart, and always where it needs them', async () => {
    const { write, context } = await openTestStore({ inMemory: true });
    const { kinds, count } = await write(async (transaction) => {
      await saveAlerts(transaction, [anAlert(), anAlert({ id: 'refused' })]);
      await readAlert(transaction, 'alert-1', context);
      await saveCheckIn(transaction, { ...aCheckInRecord(), status: CheckInStatus.Help }, context);
      await saveCheckIn(transaction, { ...aCheckInRecord(), status: CheckInStatus.Safe }, context);
      await createTrip(transaction, aTripInput(), context);
      await readAlert(transaction, 'refused', { ...context, newId: () => 'to-refuse' });
      await parkEntry(transaction, 'to-refuse', { status: 422, message: 'No.', fields: [] });
      const { help, waiting, parked } = await listUnsent(transaction);
      const kindsOf = (entries: OutboxEntry[]) => entries.map(({ kind }) => kind);
      return {
        kinds: { help: kindsOf(help), waiting: kindsOf(waiting), parked: kindsOf(parked) },
        count: await countUnsent(transaction),
      };
    });
    expect(kinds).toEqual({
      help: ['check-in'],
      waiting: ['check-in', 'trip-create'],
      parked: ['alert-read'],
    });
    expect(count).toBe(4);
  });
});
