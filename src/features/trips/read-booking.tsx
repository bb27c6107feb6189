import { StyleSheet, View } from 'react-native';

import { useBookingFiles } from '@/runtime/use-booking-files';
import { useChosenBookingFile } from '@/runtime/use-chosen-booking-file';
import { useReadOpenedFile } from '@/runtime/use-read-opened-file';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FileNotice } from '@/ui/file-notice';
import { SaidLine } from '@/ui/said-line';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

/** What is booked need not be typed. */
export function ReadBooking() {
  const { label, help, said, isTrouble, onChoose } = useChosenBookingFile(null);
  return (
    <View style={styles.lines}>
      <Button kind="outline" icon="document" label={label} onPress={onChoose} />
      <Text variant="quiet" color="quietInk">
        {help}
      </Text>
      <SaidLine said={said} color={isTrouble ? 'medium' : 'quietInk'} />
    </View>
  );
}

/** What became of all that was given, here or by opening it with the app. */
export function GivenFiles({ onOpenTrip }: { onOpenTrip: (id: string) => void }) {
  const files = useBookingFiles(null);
  const { trouble, onTroubleRead } = useReadOpenedFile();
  return (
    <>
      {trouble !== null && <Banner tone="high" title={trouble} onDismiss={onTroubleRead} />}
      {files.map(({ id, tripId, ...notice }) => (
        <FileNotice key={id} {...notice} onPress={tripId === null ? undefined : () => onOpenTrip(tripId)} />
      ))}
    </>
  );
}

const styles = StyleSheet.create({ lines: { gap: spacing.s } });
