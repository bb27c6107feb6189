import { StyleSheet, View } from 'react-native';

import { alertPhase } from '@/domain/alert-period';
import { isRisk, toRisk } from '@/domain/risk-order';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { statusWords } from '@/i18n/messages/statuses';
import { useLinkActs } from '@/runtime/use-link-acts';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useToday } from '@/runtime/use-today';
import { Badge } from '@/ui/badge';
import { Callout } from '@/ui/callout';
import { FreshnessLine } from '@/ui/freshness-line';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { AlertPlaceMap } from './alert-place-map';
import { AlertRelations } from './alert-relations';
import type { AlertView } from './use-alert-screen';

interface AlertDetailsProps {
  view: Extract<AlertView, { kind: 'ready' }>;
  onOpen: (path: string) => void;
}

export function AlertDetails({ view, onOpen }: AlertDetailsProps) {
  const { alert, freshness, countries, maps } = view;
  const words = useWords(alertWords);
  const status = useWords(statusWords);
  const { isOnline } = useMapSetting();
  const tone = toRisk({ risk: alert.risk_level, worstArea: null });
  // Of a service that is newer than this app, a level or kind may have another name.
  const risk: string = alert.risk_level;
  const category: string = alert.category;
  const links = useLinkActs();
  return (
    <>
      <View style={styles.line}>
        <Badge tone={tone} label={isRisk(risk) ? status.risk[risk] : risk} />
        <Text variant="quiet" color="quietInk" style={styles.meta}>
          {[
            Object.hasOwn(status.category, category) ? status.category[alert.category] : category,
            ...usePeriod(alert),
          ].join(' · ')}
        </Text>
      </View>
      <Text variant="detailTitle" role="heading">
        {alert.headline}
      </Text>
      <FreshnessLine freshness={freshness} offline={!isOnline} />
      <AlertPlaceMap alert={alert} maps={maps} countries={countries} />
      {alert.body_advice !== null && alert.body_advice.trim() !== '' && (
        <Section title={words.whatToDo}>
          <Callout tone={tone}>
            <LinkedText text={alert.body_advice} {...links} />
          </Callout>
        </Section>
      )}
      <Section title={words.whatHappens}>
        <LinkedText text={alert.body} {...links} />
      </Section>
      <AlertRelations view={view} onOpen={onOpen} onOpenLink={links.onOpenLink} />
    </>
  );
}

/** "Nov 13 – Nov 20", or the end that is known. */
function usePeriod({
  start,
  finish,
  created_at,
}: {
  start: string | null;
  finish: string | null;
  created_at: string;
}) {
  const words = useWords(alertWords);
  const format = useFormat();
  const today = useToday();
  const [first, last] = [start?.slice(0, 10), finish?.slice(0, 10)];
  const over = alertPhase({ start, finish }, today) === 'over' ? [words.over] : [];
  if (first && last) return [format.days(first, last, today), ...over];
  if (last) return [words.until(format.day(last, today)), ...over];
  if (first) return [words.since(format.day(first, today))];
  return [words.issued(format.day(created_at, today))];
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  meta: { flexShrink: 1 },
});
