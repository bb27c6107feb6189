import { StyleSheet, View } from 'react-native';

import type { PlaceTime } from '@/i18n/format/wall-time';

import { Text } from './text';
import { spacing } from './theme';
import { ZonedTime } from './zoned-time';

/** When one end of a way is thought to be, and when it was planned. */
export interface TimeOfEnd {
  at: PlaceTime;
  planned?: PlaceTime;
}

/** From when to when, in one line. Where a heading says the zone of the departure, the arrival still says its own. */
export function WayTimes({ departure, arrival }: { departure: TimeOfEnd; arrival: TimeOfEnd | null }) {
  return (
    <View style={styles.line}>
      <ZonedTime {...departure} showsZone={false} />
      {arrival && (
        <>
          <Text variant="quiet" color="quietInk" aria-hidden>
            →
          </Text>
          <ZonedTime {...arrival} from={departure.at} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: spacing.s },
});
