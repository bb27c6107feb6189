import { describeEntry, iconOf } from '@/features/offline-data/describe-entry';
import { LANGUAGES } from '@/i18n/languages';
import { outboxEntryWords } from '@/i18n/messages/outbox-entry';
import { saveAlerts } from '@/store/alerts';
import { saveConversations } from '@/store/conversations';
import { downloadNames } from '@/store/download-kinds';
import { replaceIssues } from '@/store/issues';
import { replaceNotifications } from '@/store/notifications';
import { listEntries } from '@/store/outbox';
import { outboxKinds, type OutboxKind } from '@/store/outbox-kinds';
import { saveProfile } from '@/store/profile';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { ACTS, KNOWN } from '../../support/act-of-kind';
import { aConversation, aMessage } from '../../support/conversations';
import { anIssue, anIssueOfAnother } from '../../support/issues';
import { anAlert, aNotification, aTraveller, aTrip } from '../../support/records';
import { anOwnHotel } from '../../support/segments';
import { openTestStore } from '../../support/test-store';

describe.each(Object.keys(outboxKinds) as OutboxKind[])('an entry of the kind %s', (kind) => {
  it('is told in the words of every language, with what it is about', async () => {
    const device = await openTestStore({ inMemory: true });
    await device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveSegments(transaction, downloadNames.tripSegments(KNOWN.tripId), [anOwnHotel()]);
      await saveAlerts(transaction, [anAlert()]);
      await replaceNotifications(transaction, [aNotification()]);
      await replaceIssues(transaction, { issues: [anIssue(), anIssueOfAnother()], asOf: null }, 'whole');
      await saveConversations(transaction, [
        aConversation({ messages: [aMessage({ user_id: aTraveller().id })] }),
      ]);
      await saveProfile(transaction, aTraveller());
      await ACTS[kind](transaction, KNOWN, 1, device.context);
    });
    const [entry] = await device.read(listEntries);
    if (!entry) throw new Error('nothing waits');
    expect(iconOf(entry)).not.toBe('');
    const names = new Map([[KNOWN.tripId, 'Andes']]);
    const told = LANGUAGES.map((language) => describeEntry(entry, outboxEntryWords[language], names));
    for (const words of told) expect(words).toMatch(/\p{L}{3}/u);
    expect(new Set(told).size).toBe(LANGUAGES.length);
    if (outboxKinds[kind].subject === 'trip/*') expect(told.join()).toMatch(/Andes|Other|New/);
  });
});
