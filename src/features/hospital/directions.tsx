import { bearingInDegrees, distanceInMetres } from '@/geo/distance';
import type { Position } from '@/geo/position';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { hospitalWords } from '@/i18n/messages/hospital';
import { useShare } from '@/runtime/use-share';
import { useOutsideApps } from '@/runtime/use-services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { SaidLine } from '@/ui/said-line';
import { Text } from '@/ui/text';

interface DirectionsProps {
  name: string;
  position: Position;
  /** Of the address, without empty ones. */
  lines: readonly string[];
  from: Position | null;
  isOnline: boolean;
  /** Whether another app could be opened. */
  onTried: (isOpen: boolean) => void;
}

/** By another app where there is a network; without one, what a driver or a passer-by needs to be told, on a map that is here. */
export function Directions({ name, position, lines, from, isOnline, onTried }: DirectionsProps) {
  const words = useWords(hospitalWords);
  const format = useFormat();
  const outside = useOutsideApps();
  const away =
    from &&
    words.away(
      format.distance(distanceInMetres(from, position)),
      format.compassPoint(bearingInDegrees(from, position), 'long'),
    );
  if (!isOnline) return <AddressToTell name={name} lines={lines} away={away} />;
  return (
    <>
      {away && (
        <Text variant="action" color="primary">
          {away}
        </Text>
      )}
      <Button
        kind="outline"
        icon="directions"
        label={words.directions}
        onPress={() => void outside.openDirections(position, name).then(onTried)}
      />
    </>
  );
}

function AddressToTell({
  name,
  lines,
  away,
}: Pick<DirectionsProps, 'name' | 'lines'> & { away: string | null }) {
  const words = useWords(hospitalWords);
  const { share, said } = useShare();
  return (
    <Card>
      <Text variant="action" role="heading">
        {words.directions}
      </Text>
      {away && (
        <Text variant="number" color="primary">
          {away}
        </Text>
      )}
      <Text variant="number" selectable>
        {[name, ...lines].join('\n')}
      </Text>
      <Text variant="quiet" color="quietInk">
        {words.wayOffline}
      </Text>
      <Button
        kind="outline"
        icon="share"
        label={words.copyAddress}
        onPress={() => share([name, ...lines].join(', '))}
      />
      <SaidLine said={said} />
    </Card>
  );
}
