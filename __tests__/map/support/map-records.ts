import type { Topology } from '@/contract/topology';
import { decodeTopology } from '@/geo/decode-topology';
import type { Shape } from '@/geo/shape';
import { EMPTY_CONTENT, type MapArea, type MapContent, type MapMarker } from '@/map/map-content';

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A box as TopoJSON. */
export function aTopology({ west, south, east, north }: Box): Topology {
  const ring = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  return { type: 'Topology', objects: { area: { type: 'Polygon', arcs: [[0]] } }, arcs: [ring] };
}

export function shapesIn(box: Box): Shape[] {
  return decodeTopology(aTopology(box)).shapes;
}

export function anArea(area: Partial<MapArea> = {}): MapArea {
  return {
    id: 'meta',
    name: 'Meta',
    status: 'caution',
    outline: shapesIn({ west: -75, south: 2, east: -71, north: 5 }),
    ...area,
  };
}

export function aMarker(marker: Partial<MapMarker> = {}): MapMarker {
  return {
    id: 'santa-fe',
    kind: 'hospital',
    name: 'Fundación Santa Fe',
    position: { latitude: 4.7, longitude: -74 },
    ...marker,
  };
}

export function someContent(content: Partial<MapContent> = {}): MapContent {
  return { ...EMPTY_CONTENT, ...content };
}
