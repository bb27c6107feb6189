import { StyleSheet, View } from 'react-native';

import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { statusWords } from '@/i18n/messages/statuses';
import { tripWords } from '@/i18n/messages/trip';
import { useWords } from '@/i18n/locale-provider';
import { useReads } from '@/runtime/runtime-provider';
import { useCall } from '@/runtime/use-call';
import { useOutsideApps } from '@/runtime/use-services';
import type { StoredCountry } from '@/store/countries';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { PartState } from './part-state';
import { usePartFreshness } from './use-part-freshness';
import type { TripDetails } from './use-trip-screen';

const CHAPTERS = ['sec_areas', 'sec_personal', 'sec_ext_viol', 'sec_pol_unr'] as const;

interface TripSafetyProps {
  details: TripDetails;
  refresh: () => void;
}

export function TripSafety({ details, refresh }: TripSafetyProps) {
  return details.countries.map((country) => (
    <CountrySafety key={country.short.id} country={country} refresh={refresh} />
  ));
}

function CountrySafety({ country, refresh }: { country: StoredCountry; refresh: () => void }) {
  const words = useWords(tripWords);
  const { travelAdvice } = useWords(statusWords);
  const outside = useOutsideApps();
  const { call, uncalled } = useCall();
  const { downloadNames } = useReads();
  const { short, whole } = country;
  const chapters = CHAPTERS.flatMap((key) => {
    const text = whole?.[key]?.trim();
    return text ? [{ key, text }] : [];
  });
  const freshness = usePartFreshness([downloadNames.country(short.id)], chapters.length === 0);
  const status = toTravelStatusName(short.travel_status);
  return (
    <Section
      title={short.name}
      trailing={status && <Badge tone={toneOfStatus(status)} label={travelAdvice[status]} />}
    >
      <PartState
        freshness={freshness}
        isEmpty={chapters.length === 0}
        nothing={words.noSafety}
        onRetry={refresh}
      >
        {chapters.map(({ key, text }) => (
          <Card key={key}>
            <View style={styles.chapter}>
              <Text variant="section" role="heading">
                {words.chapters[key]}
              </Text>
              <LinkedText text={text} onOpenLink={(url) => void outside.openLink(url)} onCall={call} />
            </View>
          </Card>
        ))}
        {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
      </PartState>
    </Section>
  );
}

const styles = StyleSheet.create({ chapter: { gap: spacing.s } });
