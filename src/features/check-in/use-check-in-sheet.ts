import type { ContactDetail } from '@/contract/contact-detail';
import { knownPosition } from '@/geo/position';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { countryQueries } from '@/runtime/queries/country-queries';
import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { usePlaceName } from '@/runtime/use-place-name';
import { useSideRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import type { StoredResult } from '@/services/check-in-result';

import { type Standing, useCheckInStanding } from './check-in-standing';
import { useNumbersHere } from './use-numbers-here';

/** Accuracies of the service, of which the sheet tells two: exact, and the rest. */
const FINE = 0;

export interface CheckInSheetView {
  standing: Standing;
  hasPlace: boolean;
  /** Where, how exactly, when. */
  facts: string;
  /** Whom to call: where the check-in was made, else in the country that Today shows. */
  contacts: readonly ContactDetail[];
}

/** What became of a check-in since it was stored: it may get a better position, and it gets to the service. */
export function useCheckInSheet(result: StoredResult): CheckInSheetView {
  const ofHere = useNumbersHere(result.countryCode);
  const stored = useSideRead(checkInQueries.one(result.id)) ?? null;
  const place = usePlaceWords(
    stored ?? {
      latitude: result.position?.latitude ?? null,
      longitude: result.position?.longitude ?? null,
      country_code: result.countryCode,
      accuracy: null,
    },
  );
  const format = useFormat();
  const time = format.moment(result.checkedInAt, useCurrentMinute());
  return {
    standing: useCheckInStanding({
      id: result.id,
      repeats: stored?.repeats,
      sending: stored?.sending ?? { kind: 'waiting' },
      checkedInAt: result.checkedInAt,
      isHelp: result.status === 'help',
    }),
    hasPlace: (stored?.latitude ?? result.position) !== null,
    facts: [...place, time].join(' · '),
    contacts: result.emergencyNumbers.length > 0 ? result.emergencyNumbers : ofHere,
  };
}

interface PlaceOfCheckIn {
  latitude: number | null;
  longitude: number | null;
  country_code: string | null;
  /** Null while it is not known how it was stored. */
  accuracy: number | null;
}

function usePlaceWords(checkIn: PlaceOfCheckIn): string[] {
  const { country_code: code, accuracy } = checkIn;
  const position = knownPosition(checkIn);
  const words = useWords(checkInWords);
  const format = useFormat();
  const { fix } = useWhereAmI();
  const countries = useSideRead(countryQueries.all());
  const town = usePlaceName(position);
  if (position === null) return [words.placeUnknown];
  const { latitude, longitude } = position;
  const country = countries?.find(({ country_code }) => country_code === code)?.name ?? code;
  const isSame = fix?.latitude === latitude && fix.longitude === longitude;
  const metres = isSame ? fix.accuracyMetres : null;
  const place =
    [town, country].filter(Boolean).join(', ') ||
    `${format.number(latitude, 4)}, ${format.number(longitude, 4)}`;
  if (metres !== null) return [place, words.near(format.distance(Math.max(10, metres)))];
  return accuracy === FINE || accuracy === null ? [place] : [place, words.approximate];
}
