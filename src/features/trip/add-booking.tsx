import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { ownBookingWords } from '@/i18n/messages/own-booking';
import { Button } from '@/ui/button';
import { spacing } from '@/ui/theme';

import { ReadBooking } from './read-booking';

interface AddBookingProps {
  tripId: string;
  onOpen: (path: string) => void;
}

/** What no mail and no company has told of. */
export function AddBooking({ tripId, onOpen }: AddBookingProps) {
  const { add } = useWords(ownBookingWords);
  return (
    <View style={styles.ways}>
      <Button kind="outline" icon="plus" label={add} onPress={() => onOpen(`/trip/${tripId}/booking`)} />
      <ReadBooking tripId={tripId} />
    </View>
  );
}

const styles = StyleSheet.create({ ways: { gap: spacing.s, paddingTop: spacing.m } });
