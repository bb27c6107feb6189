import { StyleSheet } from 'react-native';

import type { Failure } from '@/api/failure';
import { serviceHealthWords } from '@/i18n/messages/service-health';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LiveRegion } from '@/ui/live-region';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { type ServiceHealthView, useServiceHealth } from './use-service-health';

export function ServiceHealthScreen({ onBack }: { onBack?: () => void }) {
  const { view, checkAgain } = useServiceHealth();
  const { tone, badge, headline, details, footnote, action } = useServiceHealthWords(view);
  return (
    <Screen title="Sojourn" onBack={onBack}>
      <Card>
        <LiveRegion message={[headline, ...details].join(' ')} style={styles.status}>
          <Badge tone={tone} label={badge} />
          <Text variant="section">{headline}</Text>
          {details.map((detail) => (
            <Text key={detail}>{detail}</Text>
          ))}
          <Text variant="quiet" color="quietInk">
            {footnote}
          </Text>
        </LiveRegion>
        <Button label={action} onPress={checkAgain} busy={view.kind === 'checking'} />
      </Card>
    </Screen>
  );
}

function useServiceHealthWords(view: ServiceHealthView) {
  const words = useWords(serviceHealthWords);
  const format = useFormat();
  switch (view.kind) {
    case 'checking':
      return { tone: 'low', details: [], ...words.checking } as const;
    case 'reachable':
      return {
        tone: 'safe',
        ...words.reachable,
        details: [words.version(view.version), view.sampleData ? words.sampleData : words.liveData],
        footnote: words.checkedAt(format.time(view.checkedAt.getTime())),
      } as const;
    case 'unreachable':
      return {
        tone: 'high',
        ...words.unreachable,
        details: [whyUnreachable(view.failure, words.why)],
        footnote: words.triedAt(format.time(view.checkedAt.getTime())),
      } as const;
  }
}

function whyUnreachable(failure: Failure, why: (typeof serviceHealthWords)['en']['why']): string {
  switch (failure.kind) {
    case 'server':
      return failure.fault === 'failed' ? why.failed : why.strange;
    case 'rejected':
      return why.rejected(failure.status);
    case 'offline':
    case 'timeout':
    case 'busy':
    case 'unauthorized':
      return why[failure.kind];
  }
}

const styles = StyleSheet.create({ status: { gap: spacing.s } });
