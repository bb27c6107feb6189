import { distanceInMetres } from '@/geo/distance';
import type { Position } from '@/geo/position';
import { useFormat } from '@/i18n/locale-provider';
import { useWhereAmI } from '@/runtime/use-where-am-i';

/** How far it is from here, in words; null where one of both places is not known. */
export function useDistanceTo(place: Position | null): string | null {
  const format = useFormat();
  const { fix } = useWhereAmI();
  return place && fix ? format.distance(distanceInMetres(fix, place)) : null;
}
