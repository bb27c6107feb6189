import type { Advisory } from '@/contract/advisory';
import type { Alert } from '@/contract/alert';
import { decodeTopology } from '@/geo/decode-topology';
import { distanceInMetres } from '@/geo/distance';
import { distanceToShapes } from '@/geo/distance-to-shape';
import type { Position } from '@/geo/position';

/** In metres: 0 is inside of what it names, null where it names no place of its own. */
export function howFarIsAlert(alert: Alert, hereId: string | null, from: Position): number | null {
  if (hereId !== null && alert.full_country_ids.includes(hereId)) return 0;
  const points = alert.alert_locations.map(({ location: [longitude, latitude] }) =>
    // A point has no inside.
    Math.max(1, distanceInMetres(from, { latitude, longitude })),
  );
  const drawn = [...alert.country_divisions, ...alert.country_regions, ...alert.countries];
  return least([...points, ...distancesTo(drawn, from)]);
}

export function howFarIsAdvisory(advisory: Advisory, from: Position): number | null {
  return least(distancesTo([...advisory.country_divisions, ...advisory.country_regions], from));
}

function distancesTo(areas: readonly { topo_json: unknown }[], from: Position): number[] {
  return areas.flatMap(({ topo_json }) => {
    if (topo_json === null) return [];
    const metres = distanceToShapes(decodeTopology(topo_json).shapes, from);
    return metres === null ? [] : [metres];
  });
}

const least = (metres: readonly number[]) => (metres.length === 0 ? null : Math.min(...metres));
