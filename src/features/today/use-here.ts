import type { ShortCountry } from '@/contract/country';
import type { HereSource } from '@/domain/here-country';
import { mapQueries } from '@/runtime/queries/country-queries';
import { useHereCountry } from '@/runtime/use-here-country';
import { usePlaceByTrips, usePlaceName } from '@/runtime/use-place-name';
import { useSideRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';

/** A position that is older says where one was. */
const OLD_FIX_MS = 30 * 60_000;

export type HereView =
  | { kind: 'opening' }
  /** `may-ask`: nobody has asked yet. `refused`: they said no; `blocked`: only the phone's settings help. */
  | { kind: 'unknown'; why: 'may-ask' | 'refused' | 'blocked' | 'looking' | 'at-sea' }
  | {
      kind: 'known';
      code: string;
      source: HereSource;
      /** Null where this device knows no more than the code. */
      country: ShortCountry | null;
      /** The town, where the position or the trip tells one. */
      place: string | null;
      /** How many parts have a status above the country's; null where its map is not here. */
      areasAbove: number | null;
      /** When the traveller was there, where that is some time ago. */
      oldSince: number | null;
      /** Not by the position: whether the traveller could be asked for it, or has answered. */
      instead: 'may-ask' | 'answered' | null;
    };

/** Where the traveller is, as far as the device, their trip or they themselves tell. */
export function useHere(): HereView {
  const now = useCurrentMinute();
  const { fix, permission } = useWhereAmI();
  const here = useHereCountry(['position', 'chosen', 'trip']);
  const places = { position: usePlaceName(fix), chosen: null, trip: usePlaceByTrips() };
  const country = here.kind === 'known' ? (here.country?.short ?? null) : null;
  const areasAbove = useSideRead(country && mapQueries.areasAbove(country.id)) ?? null;
  switch (here.kind) {
    case 'reading':
      return { kind: 'opening' };
    case 'known': {
      const isOld = here.source === 'position' && fix !== null && now - fix.at > OLD_FIX_MS;
      return {
        kind: 'known',
        code: here.code,
        source: here.source,
        country,
        place: places[here.source],
        areasAbove,
        oldSince: isOld ? fix.at : null,
        instead: here.source === 'position' ? null : permission === 'not-asked' ? 'may-ask' : 'answered',
      };
    }
    case 'unknown':
      if (permission === 'not-asked') return { kind: 'unknown', why: 'may-ask' };
      if (permission === 'refused') return { kind: 'unknown', why: 'refused' };
      if (permission === 'granted') return { kind: 'unknown', why: fix ? 'at-sea' : 'looking' };
      return { kind: 'unknown', why: permission === null ? 'looking' : 'blocked' };
  }
}
