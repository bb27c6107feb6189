import { useMemo } from 'react';

import { toAreaOnMap } from '@/domain/areas-on-map';
import { toTravelStatusName } from '@/domain/travel-status';
import { useWords } from '@/i18n/locale-provider';
import { exploreWords } from '@/i18n/messages/explore';
import { useMapHeight } from '@/map/use-map-height';
import { useMe } from '@/map/use-me';
import { WorldMap } from '@/map/world-map';
import { mapQueries } from '@/runtime/queries/country-queries';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useSideRead } from '@/runtime/use-read';
import { useWhereAmI } from '@/runtime/use-where-am-i';

import type { ExploreView } from './use-explore-screen';

interface StatusMapProps {
  view: Extract<ExploreView, { kind: 'ready' }>;
  onOpen: (path: string) => void;
}

/** The world by status; where the traveller is and goes, by region, as far as those maps are on this device. */
export function StatusMap({ view: { countries, here, tripCodes }, onOpen }: StatusMapProps) {
  const words = useWords(exploreWords);
  const setting = useMapSetting();
  const me = useMe(useWhereAmI().fix);
  const whole = useMemo(
    () =>
      countries.map(({ country_code, name, travel_status }) => ({
        code: country_code,
        name,
        status: toTravelStatusName(travel_status),
      })),
    [countries],
  );
  const ownIds = countries
    .filter(({ country_code: code }) => code === here || tripCodes.has(code))
    .map(({ id }) => id);
  const maps = useSideRead(mapQueries.some(ownIds));
  const parts = useMemo(
    () =>
      (maps ?? []).flatMap(({ id, country_divisions, country_regions }) =>
        [...country_divisions, ...country_regions].map((area) => ({
          countryId: id,
          area: toAreaOnMap(area),
        })),
      ),
    [maps],
  );
  const areas = useMemo(() => parts.map(({ area }) => area), [parts]);
  const open = (touched: string) => {
    const countryId =
      parts.find(({ area }) => area.id === touched)?.countryId ??
      countries.find(({ country_code }) => country_code === touched)?.id;
    if (countryId !== undefined) onOpen(`/country/${countryId}`);
  };
  return (
    <WorldMap
      {...setting}
      label={words.mapLabel}
      countries={whole}
      areas={areas}
      me={me}
      onAreaPress={open}
      style={{ height: useMapHeight() }}
    />
  );
}
