import { useFormat, useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { outboxEntryWords } from '@/i18n/messages/outbox-entry';
import { useIsOnline } from '@/runtime/use-is-online';
import { useCurrentMinute } from '@/runtime/use-today';
import type { Unsent } from '@/store/unsent';
import { Row } from '@/ui/row';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';

import { describeEntry, iconOf } from './describe-entry';

interface WaitingSectionProps {
  unsent: Unsent;
  tripNames: ReadonlyMap<string, string>;
}

/** What the traveller did and the service does not have yet, in the order in which it was done; calls for help stand above. */
export function WaitingSection({ unsent: { help, waiting }, tripNames }: WaitingSectionProps) {
  const words = useWords(offlineDataWords);
  const entryWords = useWords(outboxEntryWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const isOnline = useIsOnline();
  return (
    <Section title={words.waiting} count={waiting.length}>
      {waiting.length + help.length === 0 && <Row icon="cloud-check" title={words.nothingWaits} last />}
      <Rows
        rows={waiting.map((entry) => ({
          key: entry.id,
          icon: iconOf(entry),
          title: describeEntry(entry, entryWords, tripNames),
          detail: `${format.moment(entry.createdAt, now)} · ${isOnline ? words.isDue : words.triesAgain}`,
        }))}
      />
    </Section>
  );
}
