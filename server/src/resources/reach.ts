import { decodeTopology } from '@/geo/decode-topology';
import { EARTH_RADIUS_IN_METRES } from '@/geo/distance';

import type { Queryable } from '../database/database';

/** How far from the place of an event travellers hear of it. */
const REACH_IN_METRES = 50_000;
const CORNERS = 24;
const RADIANS = Math.PI / 180;

type Ring = readonly (readonly number[])[];

interface Drawn {
  id: string;
  /** TopoJSON of the divisions and regions that it names. */
  drawings: string[] | null;
  /** Longitude first. */
  points: [number, number][] | null;
}

/** Says where these alerts are felt, so that trips can be found by an index. */
export async function renderAlertReach(transaction: Queryable, alertIds: readonly string[]): Promise<void> {
  const alerts = await transaction.query<Drawn>(
    `select alert.id,
       (select array_agg(area.topo_json) from (
         select division.topo_json from alert_divisions link
         join country_divisions division on division.id = link.country_division_id where link.alert_id = alert.id
         union all
         select region.topo_json from alert_regions link
         join country_regions region on region.id = link.country_region_id where link.alert_id = alert.id) area) as drawings,
       (select json_agg(place -> 'location') from jsonb_array_elements(alert.locations) place) as points
     from alerts alert where alert.id = any($1::uuid[])`,
    [alertIds],
  );
  await saveReach(transaction, 'alert_id', alerts);
  // A country that it neither covers whole nor names a part of is touched where its places are, if it names places at all.
  await transaction.query(
    `update alert_countries link set wide = link.whole
       or not exists (select 1 from reaches where reaches.alert_id = link.alert_id)
       or not (
         alert.locations <> '[]'
         or exists (select 1 from alert_divisions part join country_divisions area on area.id = part.country_division_id
           where part.alert_id = link.alert_id and area.country_id = link.country_id)
         or exists (select 1 from alert_regions part join country_regions area on area.id = part.country_region_id
           where part.alert_id = link.alert_id and area.country_id = link.country_id))
     from alerts alert where alert.id = link.alert_id and alert.id = any($1::uuid[])`,
    [alertIds],
  );
}

export async function renderAdvisoryReach(
  transaction: Queryable,
  advisoryIds: readonly string[],
): Promise<void> {
  const advisories = await transaction.query<Drawn>(
    `select advisory.id, null as points,
       (select array_agg(area.topo_json) from (
         select division.topo_json from advisory_divisions link
         join country_divisions division on division.id = link.country_division_id
         where link.advisory_id = advisory.id
         union all
         select region.topo_json from advisory_regions link
         join country_regions region on region.id = link.country_region_id
         where link.advisory_id = advisory.id) area) as drawings
     from advisories advisory where advisory.id = any($1::uuid[])`,
    [advisoryIds],
  );
  await saveReach(transaction, 'advisory_id', advisories);
  await transaction.query(
    `update advisories set wide = not exists (select 1 from reaches where reaches.advisory_id = advisories.id)
     where id = any($1::uuid[])`,
    [advisoryIds],
  );
}

async function saveReach(
  transaction: Queryable,
  owner: 'alert_id' | 'advisory_id',
  events: readonly Drawn[],
): Promise<void> {
  const known = new Map<string, Ring[]>();
  const ringsOf = (drawing: string) => {
    const rings = known.get(drawing) ?? outerRings(drawing);
    known.set(drawing, rings);
    return rings;
  };
  const rows = events.flatMap(({ id, drawings, points }) =>
    [...(drawings ?? []).flatMap(ringsOf), ...(points ?? []).map(circleAround)]
      .flatMap(onBothSidesOfTheDateLine)
      .map((ring) => ({ id, area: toPolygon(ring) })),
  );
  await transaction.query(`delete from reaches where ${owner} = any($1::uuid[])`, [
    events.map(({ id }) => id),
  ]);
  await transaction.query(
    `insert into reaches (${owner}, area)
     select id, area::polygon from jsonb_to_recordset($1::jsonb) as row(id uuid, area text)`,
    [JSON.stringify(rows)],
  );
}

/** Holes are left filled: whoever is in an enclave is close to what happens around it. */
function outerRings(drawing: string): Ring[] {
  return decodeTopology(JSON.parse(drawing)).shapes.flatMap(({ geometry }) => {
    switch (geometry.type) {
      case 'Polygon':
        return geometry.coordinates.slice(0, 1);
      case 'MultiPolygon':
        return geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1));
      case 'LineString':
      case 'MultiLineString':
      case 'Point':
      case 'MultiPoint':
        return [];
    }
  });
}

function circleAround([longitude, latitude]: [number, number]): Ring {
  const angle = REACH_IN_METRES / EARTH_RADIUS_IN_METRES;
  const start = latitude * RADIANS;
  return Array.from({ length: CORNERS }, (_, corner) => {
    const course = (corner / CORNERS) * 2 * Math.PI;
    const end = Math.asin(
      Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(course),
    );
    const east = Math.atan2(
      Math.sin(course) * Math.sin(angle) * Math.cos(start),
      Math.cos(angle) - Math.sin(start) * Math.sin(end),
    );
    return [longitude + east / RADIANS, end / RADIANS];
  });
}

function onBothSidesOfTheDateLine(ring: Ring): Ring[] {
  const moved = (by: number) => ring.map(([longitude = 0, latitude = 0]) => [longitude + by, latitude]);
  const isBeyond = (test: (longitude: number) => boolean) => ring.some(([longitude = 0]) => test(longitude));
  return [
    ring,
    ...(isBeyond((longitude) => longitude > 180) ? [moved(-360)] : []),
    ...(isBeyond((longitude) => longitude < -180) ? [moved(360)] : []),
  ];
}

function toPolygon(ring: Ring): string {
  return `(${ring.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(',')})`;
}
