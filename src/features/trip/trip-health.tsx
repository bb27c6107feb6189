import { StyleSheet, View } from 'react-native';

import { tripWords } from '@/i18n/messages/trip';
import { useWords } from '@/i18n/locale-provider';
import { useReads } from '@/runtime/runtime-provider';
import { useCall } from '@/runtime/use-call';
import { useOutsideApps } from '@/runtime/use-services';
import { Card } from '@/ui/card';
import type { IconName } from '@/ui/icon-paths';
import { LinkedText } from '@/ui/linked-text';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { type HealthAdvice, type HealthKind, toHealthAdvice } from './health-advice';
import { PartState } from './part-state';
import { usePartFreshness } from './use-part-freshness';
import type { TripDetails } from './use-trip-screen';

interface TripHealthProps {
  details: TripDetails;
  onOpen: (path: string) => void;
  refresh: () => void;
}

const KINDS: { kind: HealthKind; icon: IconName; path: string }[] = [
  { kind: 'vaccinations', icon: 'syringe', path: 'vaccination' },
  { kind: 'medications', icon: 'pill', path: 'medication' },
  { kind: 'diseases', icon: 'virus', path: 'disease' },
];

/** What is advised for this trip; where nobody wrote that, for its countries. */
export function TripHealth({ details, onOpen, refresh }: TripHealthProps) {
  const words = useWords(tripWords);
  const { downloadNames } = useReads();
  const { source, items } = toHealthAdvice(details.trip, details.countries);
  const ids = details.countries.map(({ short }) => short.id);
  const names = source === 'trip' ? [downloadNames.trips] : ids.map((id) => downloadNames.country(id));
  const freshness = usePartFreshness(names, items.length === 0);
  return (
    <PartState freshness={freshness} isEmpty={items.length === 0} nothing={words.noHealth} onRetry={refresh}>
      {source === 'countries' && (
        <Text variant="quiet" color="quietInk">
          {words.healthOfCountries}
        </Text>
      )}
      {KINDS.map(({ kind, icon, path }) => {
        const ofKind = items.filter((item) => item.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <Section key={kind} title={words[kind]} count={ofKind.length}>
            {ofKind.map((item) => (
              <AdviceCard
                key={item.id}
                item={item}
                icon={icon}
                onPress={() => onOpen(`/${path}/${item.id}`)}
              />
            ))}
          </Section>
        );
      })}
    </PartState>
  );
}

interface AdviceCardProps {
  item: HealthAdvice;
  icon: IconName;
  onPress: () => void;
}

function AdviceCard({ item, icon, onPress }: AdviceCardProps) {
  const words = useWords(tripWords);
  const outside = useOutsideApps();
  const { call, uncalled } = useCall();
  return (
    <Card>
      <View style={styles.advice}>
        <Row last icon={icon} title={item.name} onPress={onPress} />
        {item.comments.map(({ text, countries }) => (
          <View key={text}>
            <Text variant="quiet" color="quietInk">
              {countries.join(', ')}
            </Text>
            {text !== '' && (
              <LinkedText text={text} onOpenLink={(url) => void outside.openLink(url)} onCall={call} />
            )}
          </View>
        ))}
        {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  // The row brings room of its own.
  advice: { gap: spacing.s, marginTop: -spacing.m },
});
