import { StyleSheet, View } from 'react-native';

import { isRisk, toRisk } from '@/domain/risk-order';
import { useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { statusWords } from '@/i18n/messages/statuses';
import { useLinkHandlers } from '@/runtime/use-link-handlers';
import { Badge } from '@/ui/badge';
import { Callout } from '@/ui/callout';
import { Headline } from '@/ui/headline';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { AlertPlaceMap } from './alert-place-map';
import { AlertRelations } from './alert-relations';
import { ShareAlert } from './share-alert';
import { useAlertPeriod } from './use-alert-period';
import type { AlertView } from './use-alert-screen';

interface AlertDetailsProps {
  view: Extract<AlertView, { kind: 'ready' }>;
  onOpen: (path: string) => void;
}

export function AlertDetails({ view, onOpen }: AlertDetailsProps) {
  const { alert, countries, maps } = view;
  const words = useWords(alertWords);
  const status = useWords(statusWords);
  const tone = toRisk({ risk: alert.risk_level, worstArea: null });
  // Of a service that is newer than this app, a level or kind may have another name.
  const risk: string = alert.risk_level;
  const category: string = alert.category;
  const links = useLinkHandlers();
  return (
    <>
      <View style={styles.line}>
        <Badge tone={tone} label={isRisk(risk) ? status.risk[risk] : risk} />
        <Text variant="quiet" color="quietInk" style={styles.meta}>
          {[
            Object.hasOwn(status.category, category) ? status.category[alert.category] : category,
            ...useAlertPeriod(alert),
          ].join(' · ')}
        </Text>
      </View>
      <Headline variant="detailTitle" role="heading">
        {alert.headline}
      </Headline>
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
      <ShareAlert view={view} />
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  meta: { flexShrink: 1 },
});
