import { useFormat, useWords } from '@/i18n/locale-provider';
import { alertFilterWords } from '@/i18n/messages/alert-filters';
import { useToday } from '@/runtime/use-today';
import type { RecentDanger } from '@/store/recent-dangers';
import { Card } from '@/ui/card';
import { LiveRegion } from '@/ui/live-region';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

interface LeftOutListProps {
  recent: readonly RecentDanger[];
  leftOut: readonly RecentDanger[];
  onOpen: (path: string) => void;
}

/** Enough to see what a filter does. */
const MOST = 10;

/** What the filters would have left out of what came lately. */
export function LeftOutList({ recent, leftOut, onOpen }: LeftOutListProps) {
  const words = useWords(alertFilterWords);
  const format = useFormat();
  const today = useToday();
  const shown = leftOut.slice(0, MOST);
  const summary = recent.length === 0 ? words.noneCame : words.wouldHave(leftOut.length, recent.length);
  const more = leftOut.length - shown.length;
  return (
    <Section title={words.lastDays}>
      <LiveRegion message={summary}>
        <Text>{summary}</Text>
      </LiveRegion>
      {shown.length > 0 && (
        <Card isGroup>
          {shown.map(({ kind, id, headline, issued }, index) => (
            <Row
              key={id}
              title={headline}
              detail={format.day(issued, today)}
              onPress={() => onOpen(`/${kind}/${id}`)}
              last={index === shown.length - 1}
            />
          ))}
        </Card>
      )}
      {more > 0 && <Text color="quietInk">{words.more(more)}</Text>}
    </Section>
  );
}
