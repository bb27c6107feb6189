import { StyleSheet } from 'react-native';

import type { Failure } from '@/api/failure';
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
  const { tone, badge, headline, details, footnote, action } = toWords(view);
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

function toWords(view: ServiceHealthView) {
  switch (view.kind) {
    case 'checking':
      return {
        tone: 'low',
        badge: 'Checking',
        headline: 'Asking the service',
        details: [],
        footnote: 'This takes ten seconds at most.',
        action: 'Checking…',
      } as const;
    case 'reachable':
      return {
        tone: 'safe',
        badge: 'Reachable',
        headline: 'The service is ready',
        details: [
          `Version ${view.version}`,
          view.sampleData ? 'It serves sample data.' : 'It serves live data.',
        ],
        footnote: `Checked at ${clockTime(view.checkedAt)}`,
        action: 'Check again',
      } as const;
    case 'unreachable':
      return {
        tone: 'high',
        badge: 'Not reachable',
        headline: 'The service can’t be reached',
        details: [whyUnreachable(view.failure)],
        footnote: `Tried at ${clockTime(view.checkedAt)}`,
        action: 'Try again',
      } as const;
  }
}

function whyUnreachable(failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return 'There is no connection. Check that you are online and that the service is running.';
    case 'timeout':
      return 'It did not answer in time. The connection may be weak.';
    case 'busy':
      return 'It is starting or has too much to do. Wait a moment.';
    case 'server':
      return failure.fault === 'failed'
        ? 'It answered that something went wrong on its side.'
        : 'Something else answered in its place. This Wi-Fi may want you to sign in first.';
    case 'unauthorized':
      return 'It asks for a key that this device does not have.';
    case 'rejected':
      return `It does not know this request (${failure.status}). The address may belong to something else.`;
  }
}

function clockTime(moment: Date): string {
  return moment.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}

const styles = StyleSheet.create({ status: { gap: spacing.s } });
