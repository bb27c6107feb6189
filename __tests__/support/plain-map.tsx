import { Pressable, Text, View } from 'react-native';

import type { MapContent } from '@/map/map-content';

interface PlainMapProps {
  label: string;
  content: MapContent;
  onMarkerPress?: (id: string) => void;
  onAreaPress?: (id: string) => void;
}

/** A map as the list of its names, for tests of the screens around it; how it is drawn is told by tests of its own. */
export function TravelMap({ label, content, onMarkerPress, onAreaPress }: PlainMapProps) {
  return (
    <View role="img" aria-label={label}>
      {content.markers.map(({ id, name }) => (
        <Pressable key={id} role="button" aria-label={`marker ${name}`} onPress={() => onMarkerPress?.(id)} />
      ))}
      {content.alertAreas.map(({ id, name }) => (
        <Pressable key={id} role="button" aria-label={`area ${name}`} onPress={() => onAreaPress?.(id)} />
      ))}
      <Text>{`${content.areas.length} areas`}</Text>
    </View>
  );
}
