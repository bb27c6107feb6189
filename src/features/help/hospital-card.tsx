import { Pressable, StyleSheet, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { toCallable } from '@/runtime/to-callable';
import { useCall } from '@/runtime/use-call';
import { useIsOnline } from '@/runtime/use-is-online';
import { useOutsideApps } from '@/runtime/use-services';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PlaceTexts } from '@/ui/place-texts';
import { spokenName } from '@/ui/spoken-name';
import { Text } from '@/ui/text';
import { spacing, touchTarget } from '@/ui/theme';

import type { NearHospital } from './use-hospitals-near';

interface HospitalCardProps extends NearHospital {
  onOpen: () => void;
}

/** One place to go to: how far, in which direction, and how to get there or call before. */
export function HospitalCard({ hospital, metres, bearing, onOpen }: HospitalCardProps) {
  const words = useWords(helpWords);
  const format = useFormat();
  const outside = useOutsideApps();
  const isOnline = useIsOnline();
  const { call, uncalled } = useCall();
  const [telephone] = toCallable(hospital.contact_details);
  const direction = bearing === null ? null : words.ofYou(format.compassPoint(bearing));
  const distance = metres === null ? undefined : format.distance(metres);
  const meta = [direction, hospital.address.city].filter(Boolean).join(' · ');
  const notes = [hospital.emergency && words.emergency24, hospital.accr_jci && words.jci].filter(
    (note) => note !== false,
  );
  const [longitude, latitude] = hospital.location;
  return (
    <Card>
      <Pressable
        role="link"
        {...spokenName([hospital.name, distance, meta, ...notes].filter(Boolean).join(', '))}
        onPress={onOpen}
        style={({ pressed }) => [styles.head, pressed && styles.pressed]}
      >
        <PlaceTexts title={hospital.name} distance={distance} meta={meta} />
        <View style={styles.notes}>
          {notes.map((note) => (
            <Badge key={note} tone="low" kind="note" label={note} />
          ))}
        </View>
      </Pressable>
      <View style={styles.notes}>
        <Button
          size="small"
          kind="outline"
          icon="directions"
          label={words.directions}
          // Without a network no other app finds the way: the hospital's own screen tells it.
          onPress={() =>
            isOnline ? void outside.openDirections({ latitude, longitude }, hospital.name) : onOpen()
          }
        />
        {telephone && (
          <Button
            size="small"
            kind="outline"
            icon="phone"
            label={words.callHospital}
            hint={telephone.number}
            onPress={() => call(telephone.number)}
          />
        )}
      </View>
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { gap: spacing.xs, minHeight: touchTarget },
  notes: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
  pressed: { opacity: 0.7 },
});
