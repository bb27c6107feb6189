import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';
import { activityWords } from '@/i18n/messages/activities';
import { statusWords } from '@/i18n/messages/statuses';
import { tripWords } from '@/i18n/messages/trip';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useMutations } from '@/runtime/runtime-provider';
import { useToday } from '@/runtime/use-today';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';
import { Flag } from '@/ui/flag';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { SwitchRow } from '@/ui/switch-row';
import { spacing } from '@/ui/theme';

import { AddBooking } from './add-booking';
import { PrintTrip } from './print-trip';
import { RemoveTrip } from './remove-trip';
import type { TripNavigation } from './trip-navigation';
import { TripOffline } from './trip-offline';
import type { TripDetails } from './use-trip-screen';

interface TripOverviewProps {
  details: TripDetails;
  navigation: TripNavigation;
  onDownload: () => void;
}

export function TripOverview({ details, navigation, onDownload }: TripOverviewProps) {
  const words = useWords(tripWords);
  const { name } = useWords(activityWords);
  const mutations = useMutations();
  const [hasFailed, setHasFailed] = useState(false);
  const { trip } = details;
  const activities = trip.activities.map(name).filter(Boolean);
  const mute = (muted: boolean) => {
    mutations.changeTripSettings(trip.id, { muted }).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <Destinations details={details} onOpen={navigation.onOpen} />
      {activities.length > 0 && (
        <Section title={words.activities}>
          <View style={styles.badges}>
            {activities.map((activity) => (
              <Badge key={activity} tone="low" kind="note" label={activity} />
            ))}
          </View>
        </Section>
      )}
      {/* Where something is booked its timeline has it. */}
      {details.booked.segments.length === 0 && <AddBooking tripId={trip.id} onOpen={navigation.onOpen} />}
      <TripOffline details={details} onDownload={onDownload} />
      <SwitchRow title={words.muted} detail={words.mutedDetail} value={trip.muted ?? false} onChange={mute} />
      {hasFailed && <Banner tone="high" title={words.failed} />}
      <PrintTrip trip={details} />
      <RemoveTrip details={details} onRemoved={navigation.onRemoved} />
    </>
  );
}

function Destinations({ details, onOpen }: { details: TripDetails; onOpen: (path: string) => void }) {
  const words = useWords(tripWords);
  const { travel } = useWords(statusWords);
  const format = useFormat();
  const today = useToday();
  const { trip, countries } = details;
  return (
    <Section title={words.destinations}>
      <Card isGroup>
        {trip.destinations.map((destination, index) => {
          const country = countries.find(({ short }) => short.id === destination.country_id)?.short;
          const status = country ? toTravelStatusName(country.travel_status) : null;
          const places = destination.destination_locations.map(({ friendly_name }) => friendly_name);
          const days = format.days(destination.departure_date, destination.return_date, today);
          return (
            <Row
              key={destination.id}
              leading={<Flag code={destination.country_code} url={toFlagUrl(country?.flag ?? null)} />}
              title={country?.name ?? destination.country_code}
              detail={[days, ...(places.length > 0 ? [places.join(', ')] : [])].join('\n')}
              trailing={status && <Badge tone={toneOfStatus(status)} label={travel[status]} />}
              onPress={country && (() => onOpen(`/country/${country.id}`))}
              last={index === trip.destinations.length - 1}
            />
          );
        })}
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({
  badges: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
