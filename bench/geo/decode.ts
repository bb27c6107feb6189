import assert from 'node:assert';

import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

import { decodeTopology } from '@/geo/decode-topology';

import { readWorld } from '../../server/test/support/world';
import { compareLatencies } from '../compare-latencies';

const CALLS = 60;

/** The country with most points, with all of its provinces: what a screen with its map decodes. */
function largestCountry(): Topology[] {
  const { countries: borders, divisions } = readWorld();
  const drawingOf = ({ fields }: { fields: Record<string, unknown> }) => fields.topo_json as Topology;
  const countries = [...borders.values()].map((country) => [
    drawingOf(country),
    ...[...divisions.values()].filter(({ fields }) => fields.country === country.key).map(drawingOf),
  ]);
  return countries.reduce((largest, country) =>
    countPoints(country) > countPoints(largest) ? country : largest,
  );
}

function countPoints(topologies: readonly Topology[]): number {
  return topologies.flatMap(({ arcs }) => arcs).reduce((sum, arc) => sum + arc.length, 0);
}

export async function measureDecode(): Promise<{ runs: number[] }> {
  const topologies = largestCountry();
  const decode = () => topologies.map(decodeTopology);
  const decodeBare = () =>
    topologies.map((topology) => Object.values(topology.objects).map((object) => feature(topology, object)));

  assert(countPoints(topologies) > 10_000);
  assert(decode().every(({ shapes, faults }) => shapes.length > 0 && faults === 0));
  return { runs: await compareLatencies(decode, decodeBare, { calls: CALLS, at: 'median' }) };
}
