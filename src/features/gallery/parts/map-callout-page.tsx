import { MapCallout } from '@/map/map-callout';
import type { MapMarker } from '@/map/map-content';

import { State } from '../state';

const position = { latitude: 4.6, longitude: -74.1 };
const alert: MapMarker = {
  id: 'closures',
  kind: 'alert',
  name: 'Road closures and clashes on the Pan-American Highway, Cauca',
  note: 'Cauca, Colombia',
  isHigh: true,
  position,
};
const hospital: MapMarker = {
  id: 'san-ignacio',
  kind: 'hospital',
  name: 'Hospital San Ignacio',
  note: 'Bogotá, Cundinamarca',
  position,
};
const stop: MapMarker = { id: 'bogota', kind: 'destination', name: 'Bogotá, Colombia', position };
const cluster = Array.from({ length: 12 }, (_, index) => ({ ...hospital, id: `hospital ${index}` }));
const nothing = () => undefined;
const ways = { onShowAll: nothing, onClose: nothing };

/** One of each kind, one that leads nowhere, and clusters that can be zoomed into or not. */
export function MapCalloutPage() {
  return (
    <>
      <State name="An alert">
        <MapCallout {...ways} markers={[alert]} onOpen={nothing} />
      </State>
      <State name="An alert that is not high, on its own map">
        <MapCallout {...ways} markers={[{ ...alert, isHigh: false }]} />
      </State>
      <State name="A hospital">
        <MapCallout {...ways} markers={[hospital]} onOpen={nothing} />
      </State>
      <State name="A stop">
        <MapCallout {...ways} markers={[stop]} />
      </State>
      <State name="A few in a cluster">
        <MapCallout {...ways} markers={cluster.slice(0, 3)} onOpen={nothing} onZoomIn={nothing} />
      </State>
      <State name="Many in a cluster that no zoom parts">
        <MapCallout {...ways} markers={cluster} onOpen={nothing} />
      </State>
    </>
  );
}
