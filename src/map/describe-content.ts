import type { MapContent, MarkerKind, TravelStatus } from './map-content';
import type { MapWords } from './use-map-words';

/** One line of the list that stands for the picture. */
export interface MapEntry {
  id: string;
  kind: 'area' | 'marker' | 'me';
  name: string;
  /** What it is: a status, a kind of place. */
  detail: string;
  status: TravelStatus | null;
}

const STATUSES: readonly TravelStatus[] = ['avoid', 'caution', 'normal'];
const KINDS: readonly MarkerKind[] = ['alert', 'destination', 'hospital'];

/** Everything that is drawn, the most urgent first. */
export function listContent(content: MapContent, words: MapWords): MapEntry[] {
  const byUrgency = [...content.areas].sort((one, other) => rankOf(one.status) - rankOf(other.status));
  // Whose mark is listed, need not be listed again by the area around it.
  const marked = new Set(content.markers.map(({ id }) => id));
  const byKind = KINDS.flatMap((kind) => content.markers.filter((marker) => marker.kind === kind));
  return [
    ...meEntries(content, words),
    ...content.alertAreas
      .filter(({ id }) => !marked.has(id))
      .map(({ id, name }) => toArea(id, name, words.alertArea, null)),
    ...byUrgency.map(({ id, name, status }) =>
      toArea(id, name, status ? words.status[status] : words.statusUnknown, status),
    ),
    ...byKind.map(({ id, name, kind }) => ({
      id,
      kind: 'marker' as const,
      name,
      detail: words.kind[kind],
      status: null,
    })),
  ];
}

/** The picture in one sentence. */
export function summarise(label: string, content: MapContent, words: MapWords): string {
  const areas = STATUSES.flatMap((status) => {
    const count = content.areas.filter((area) => area.status === status).length;
    return count === 0 ? [] : [words.areas(count, words.status[status].toLowerCase())];
  });
  const markers = KINDS.flatMap((kind) => {
    const count = content.markers.filter((marker) => marker.kind === kind).length;
    return count === 0 ? [] : [words.count[kind](count)];
  });
  const parts = [...areas, ...markers];
  return parts.length === 0 ? label : `${label}: ${parts.join(', ')}`;
}

function meEntries({ me }: MapContent, words: MapWords): MapEntry[] {
  if (!me) return [];
  const detail = me.accuracy === null ? '' : words.within(words.distance(me.accuracy));
  return [{ id: 'me', kind: 'me', name: words.you, detail, status: null }];
}

function toArea(id: string, name: string, detail: string, status: TravelStatus | null): MapEntry {
  return { id, kind: 'area', name, detail, status };
}

function rankOf(status: TravelStatus | null): number {
  return status ? STATUSES.indexOf(status) : STATUSES.length;
}
