import { useMemo } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { HospitalsMap } from '@/map/hospitals-map';
import { useMapHeight } from '@/map/use-map-height';
import { useMe } from '@/map/use-me';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Screen } from '@/ui/screen';

import { useHelpScreen } from './use-help-screen';
import { useHospitalsNear } from './use-hospitals-near';

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
  const hospitals = useMemo(
    () =>
      listed.map(({ hospital: { id, name, location, address } }) => ({
        id,
        name,
        position: { latitude: location[1], longitude: location[0] },
        note: [address.city, address.province].filter(Boolean).join(', '),
      })),
    [listed],
  );
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
