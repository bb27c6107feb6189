import { useMemo } from 'react';

import { reachAround } from '@/geo/reach-around';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { HospitalsMap } from '@/map/hospitals-map';
import { useMapHeight } from '@/map/use-map-height';
import { useMe } from '@/map/use-me';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Screen } from '@/ui/screen';

import { useHelpScreen } from './use-help-screen';
import { type NearHospital, useHospitalsNear } from './use-hospitals-near';

const NONE: never[] = [];

/** Beside the list, while nothing of it is open: where its hospitals are. */
export function HospitalsMapScreen({ onOpen }: { onOpen: (path: string) => void }) {
  const words = useWords(helpWords);
  const setting = useMapSetting();
  const height = useMapHeight();
  const view = useHelpScreen();
  const { fix } = useWhereAmI();
  const country = view.kind === 'ready' ? view.country : null;
  const isHere = view.kind === 'ready' && view.isHere;
  const near = useHospitalsNear(country?.id ?? null, isHere);
  const me = useMe(isHere ? fix : null);
  const listed = near?.hospitals ?? NONE;
  const hospitals = useMemo(() => toPlaces(listed), [listed]);
  const title = near?.isNear || !country ? words.hospitals : words.hospitalsIn(country.name);
  return (
    <Screen title={title}>
      {near && (
        <HospitalsMap
          {...setting}
          label={title}
          hospitals={hospitals}
          me={me}
          onMarkerPress={(id) => onOpen(`/hospital/${id}`)}
          style={{ height }}
        />
      )}
    </Screen>
  );
}

/** Nearest first. One in the next town would make those around the traveller a single dot. */
function toPlaces(hospitals: readonly NearHospital[]) {
  const reach = reachAround(hospitals[0]?.metres ?? 0);
  return hospitals.map(({ hospital: { id, name, location, address }, metres }) => ({
    id,
    name,
    position: { latitude: location[1], longitude: location[0] },
    note: [address.city, address.province].filter(Boolean).join(', '),
    isBackground: metres !== null && metres > reach,
  }));
}
