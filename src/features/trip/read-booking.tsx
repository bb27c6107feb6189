import { useBookingFiles } from '@/runtime/use-booking-files';
import { useChosenBookingFile } from '@/runtime/use-chosen-booking-file';
import { Button } from '@/ui/button';
import { FileNotice } from '@/ui/file-notice';
import { SaidLine } from '@/ui/said-line';
import { Text } from '@/ui/text';

/** What is booked need not be typed. */
export function ReadBooking({ tripId }: { tripId: string }) {
  const { label, help, said, isTrouble, onChoose } = useChosenBookingFile(tripId);
  return (
    <>
      <Button kind="outline" icon="document" label={label} onPress={onChoose} />
      <Text variant="quiet" color="quietInk">
        {help}
      </Text>
      <SaidLine said={said} color={isTrouble ? 'medium' : 'quietInk'} />
    </>
  );
}

interface GivenFilesProps {
  tripId: string;
  onOpen: (path: string) => void;
}

/** What became of what was given here, or led here. */
export function GivenFiles({ tripId, onOpen }: GivenFilesProps) {
  return useBookingFiles(tripId).map(({ id, tripId: into, ...notice }) => (
    <FileNotice
      key={id}
      {...notice}
      // The traveller is there already.
      onPress={into === null || into === tripId ? undefined : () => onOpen(`/trip/${into}`)}
    />
  ));
}
