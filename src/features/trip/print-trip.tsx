import { usePrintedTrip, type TripToPrint } from '@/runtime/use-printed-trip';
import { Button } from '@/ui/button';
import { SaidLine } from '@/ui/said-line';

/** For the day on which the phone is gone. */
export function PrintTrip({ trip }: { trip: TripToPrint }) {
  const { label, print, said } = usePrintedTrip();
  return (
    <>
      <Button kind="outline" icon="share" label={label} onPress={() => print(trip)} />
      <SaidLine said={said} />
    </>
  );
}
