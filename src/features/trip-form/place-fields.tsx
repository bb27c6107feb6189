import { useState } from 'react';
import { View } from 'react-native';

import { townsOf } from '@/domain/towns';
import { tripFormWords } from '@/i18n/messages/trip-form';
import { useWords } from '@/i18n/locale-provider';
import { hospitalQueries } from '@/runtime/queries/hospital-queries';
import { useSideRead } from '@/runtime/use-read';
import { Button } from '@/ui/button';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/row';
import { Text } from '@/ui/text';

import type { DraftDestination } from './trip-draft';

interface PlaceFieldsProps {
  places: DraftDestination['places'];
  /** Null while no country is chosen. */
  countryId: string | null;
  onChange: (places: DraftDestination['places']) => void;
}

/** The towns on the way. Only those that the device knows in this country can be added: a place needs a position. */
export function PlaceFields({ places, countryId, onChange }: PlaceFieldsProps) {
  const words = useWords(tripFormWords);
  const [isOpen, setIsOpen] = useState(false);
  const hospitals = useSideRead(countryId === null ? null : hospitalQueries.ofCountry(countryId)) ?? [];
  const named = new Set(places.map(({ friendly_name }) => friendly_name));
  const towns = townsOf(hospitals).filter(({ name }) => !named.has(name));
  const add = (name: string) => {
    const town = towns.find((candidate) => candidate.name === name);
    if (!town) return;
    onChange([...places, { friendly_name: name, latitude: town.latitude, longitude: town.longitude }]);
  };
  return (
    <View>
      {places.length > 0 && (
        <Text variant="quiet" color="quietInk">
          {words.places}
        </Text>
      )}
      {places.map((place, index) => (
        <Row
          key={`${place.friendly_name}/${index}`}
          icon="map-pin"
          title={place.friendly_name}
          last={index === places.length - 1}
          trailing={
            <IconButton
              kind="bare"
              label={words.removePlace(place.friendly_name)}
              onPress={() => onChange(places.filter((other) => other !== place))}
            >
              <Icon name="close" color="quietInk" size={20} />
            </IconButton>
          }
        />
      ))}
      {towns.length > 0 && (
        <Button
          kind="plain"
          size="small"
          icon="map-pin"
          label={words.addPlace}
          onPress={() => setIsOpen(true)}
        />
      )}
      <ChoiceSheet
        visible={isOpen}
        title={words.addPlace}
        choices={towns.map(({ name }) => ({ key: name, label: name }))}
        selected={null}
        onSelect={add}
        onClose={() => setIsOpen(false)}
      />
    </View>
  );
}
