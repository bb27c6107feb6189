import { useFormat, useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { outboxEntryWords } from '@/i18n/messages/outbox-entry';
import { useIsOnline } from '@/runtime/use-is-online';
import { useCurrentMinute } from '@/runtime/use-today';
import type { OutboxEntry } from '@/store/outbox';
import { Callout } from '@/ui/callout';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/row';
import { Text } from '@/ui/text';

import { describeEntry } from './describe-entry';

interface HelpWaitsProps {
  help: readonly OutboxEntry[];
  tripNames: ReadonlyMap<string, string>;
}

/** Calls for help that nobody has: no line among others. */
export function HelpWaits({ help, tripNames }: HelpWaitsProps) {
  const words = useWords(offlineDataWords);
  const entryWords = useWords(outboxEntryWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const isOnline = useIsOnline();
  if (help.length === 0) return null;
  return (
    <Callout tone="high">
      <Text variant="action" color="high" role="alert">
        {words.helpWaits}
      </Text>
      {help.map((entry, index) => (
        <Row
          key={entry.id}
          leading={<Icon name="warning" color="high" />}
          title={describeEntry(entry, entryWords, tripNames)}
          detail={`${format.moment(entry.createdAt, now)} · ${isOnline ? words.isDue : words.triesAgain}`}
          last={index === help.length - 1}
        />
      ))}
    </Callout>
  );
}
