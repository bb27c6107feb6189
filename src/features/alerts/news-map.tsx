import { useMemo } from 'react';

import { advisoryOnMap, alertOnMap } from '@/domain/alert-on-map';
import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { AlertMap } from '@/map/alert-map';
import { MAP_IN_PAGE } from '@/map/use-map-height';
import { useMe } from '@/map/use-me';
import { advisoryQueries, alertQueries } from '@/runtime/queries/news-queries';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useRead } from '@/runtime/use-read';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import type { NewsItem } from '@/store/news';
import { Text } from '@/ui/text';

interface NewsMapProps {
  items: readonly NewsItem[];
  height?: number;
  onOpen: (path: string) => void;
}

/** Where the alerts are that the list would show. */
export function NewsMap({ items, height = MAP_IN_PAGE, onOpen }: NewsMapProps) {
  const words = useWords(alertsWords);
  const setting = useMapSetting();
  const me = useMe(useWhereAmI().fix);
  const advisoryIds = items.filter(({ kind }) => kind === 'advisory').map(({ id }) => id);
  const alerts = useRead(alertQueries.some(items.filter(({ kind }) => kind === 'alert').map(({ id }) => id)));
  const advisories = useRead(advisoryQueries.some(advisoryIds));
  const placed = useMemo(
    () =>
      [...(alerts ?? []).map(alertOnMap), ...(advisories ?? []).map(advisoryOnMap)].filter(
        ({ position, topology }) => position !== null || topology !== null,
      ),
    [alerts, advisories],
  );
  const open = (id: string) => onOpen(`/${advisoryIds.includes(id) ? 'advisory' : 'alert'}/${id}`);
  return (
    <>
      <AlertMap
        {...setting}
        label={words.mapLabel(placed.length)}
        alerts={placed}
        areas={NO_AREAS}
        me={me}
        onMarkerPress={open}
        onAreaPress={open}
        style={{ height }}
      />
      {alerts && advisories && items.length > placed.length && (
        <Text variant="quiet" color="quietInk">
          {words.nowhere(items.length - placed.length)}
        </Text>
      )}
    </>
  );
}

const NO_AREAS: never[] = [];
