import { isValidDivision, toDivisionName } from './division-matching.mjs';
import { toTopology } from './topologies.mjs';

/** Country code → its provinces or states, each with an outline of its own. */
export function buildDivisions(countryCodes, provinces) {
  const divisions = Object.fromEntries(countryCodes.map((code) => [code, []]));
  for (const [code, geometry] of [...provinces.divisions].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isValidDivision(code)) throw new Error(`not a code of ISO 3166-2: ${code}`);
    const topoJson = toTopology('area', geometry);
    if (topoJson === null) throw new Error(`nothing left of ${code}`);
    const areas = provinces.areas.filter((area) => area.division === code).map((area) => area.properties);
    divisions[code.slice(0, 2)].push({ code, name: toDivisionName(code, areas), topo_json: topoJson });
  }
  return Object.fromEntries(Object.entries(divisions).filter(([, list]) => list.length > 0));
}
