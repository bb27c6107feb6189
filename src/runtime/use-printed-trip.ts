import { useState } from 'react';

import type { Hospital } from '@/contract/hospital';
import type { Segment } from '@/contract/segment';
import type { Trip } from '@/contract/trip';
import { type PrintedItem, type PrintedPart, writePrintedPage } from '@/domain/printed-page';
import { told } from '@/domain/told';
import { toEntries } from '@/domain/timeline/timeline-entry';
import type { TripReadiness } from '@/domain/trip-readiness';
import { useFormat, useI18n, useWords } from '@/i18n/locale-provider';
import { printedTripWords } from '@/i18n/messages/printed-trip';
import { tripWords } from '@/i18n/messages/trip';
import type { StoredCountry } from '@/store/countries';
import type { HospitalSummary } from '@/store/hospitals';

import { hospitalsNearStays } from './hospitals-near-stays';
import { toCallable } from './to-callable';
import { toFileName } from './to-file-name';
import { useClock } from './use-clock';
import { useCompanyLine } from './use-company-line';
import { useNamedNumber } from './use-emergency-numbers';
import { usePrintedBookings } from './use-printed-bookings';
import { useOneAtATime } from './use-one-at-a-time';
import { useReads } from './runtime-provider';
import { useOutsideApps } from './use-services';
import { useToday } from './use-today';

export interface TripToPrint {
  trip: Trip;
  countries: readonly StoredCountry[];
  hospitals: readonly HospitalSummary[];
  readiness: TripReadiness<unknown> | null;
}

/** All that one needs of a trip without a phone, on paper or as a file, from the device alone; says what became of it. */
export function usePrintedTrip(): { label: string; print: (trip: TripToPrint) => void; said: string } {
  const words = useWords(printedTripWords);
  const { language } = useI18n().locale;
  const format = useFormat();
  const today = useToday();
  const outside = useOutsideApps();
  const oneAtATime = useOneAtATime();
  const toPeople = usePeopleToCall();
  const toBookings = usePrintedBookings();
  const toStops = usePrintedStops();
  const toHospitals = usePrintedHospitals();
  const toFoot = useFoot();
  const { segments: reads } = useReads();
  const [said, setSaid] = useState('');
  const print = async (printed: TripToPrint) => {
    const { trip, countries, readiness } = printed;
    const segments = await reads.ofTrip(trip.id);
    const page = {
      title: trip.name,
      lead: [format.days(trip.start, trip.finish, today)],
      parts: [
        toPeople(countries),
        toStops(trip, countries),
        ...toBookings(segments),
        await toHospitals(printed, segments),
      ],
      foot: toFoot(readiness),
    };
    const html = writePrintedPage(page, language);
    const outcome = await outside.printPage({ name: toFileName(trip.name), html });
    setSaid(outcome === 'failed' ? words.failed : '');
  };
  return { label: words.print, print: (printed) => oneAtATime(() => print(printed)), said };
}

/** The company before all others, then the numbers of each country. */
function usePeopleToCall(): (countries: readonly StoredCountry[]) => PrintedPart {
  const { call } = useWords(printedTripWords);
  const own = useCompanyLine();
  const toNamed = useNamedNumber();
  return (countries) => {
    const company = own ? [{ title: own.company, lines: told(own.line, own.address) }] : [];
    const others = countries.map(({ short }) => ({
      title: short.name,
      lines: toCallable(short.emerg_numbers)
        .map(toNamed)
        .map(({ number, name }) => `${number} · ${name}`),
    }));
    return { title: call, items: [...company, ...others.filter(({ lines }) => lines.length > 0)] };
  };
}

function usePrintedStops(): (trip: Trip, countries: readonly StoredCountry[]) => PrintedPart {
  const { destinations } = useWords(tripWords);
  const format = useFormat();
  const today = useToday();
  return (trip, countries) => ({
    title: destinations,
    items: trip.destinations.map((stop): PrintedItem => {
      const country = countries.find(({ short }) => short.id === stop.country_id)?.short.name;
      const places = stop.destination_locations.map(({ friendly_name }) => friendly_name).join(', ');
      return {
        title: country ?? stop.country_code,
        lines: told(format.days(stop.departure_date, stop.return_date, today), places),
      };
    }),
  });
}

function usePrintedHospitals(): (printed: TripToPrint, segments: readonly Segment[]) => Promise<PrintedPart> {
  const { hospitals: title } = useWords(printedTripWords);
  const { hospitals: reads } = useReads();
  return async ({ trip, hospitals }, segments) => {
    const near = hospitalsNearStays(trip, segments.flatMap(toEntries), hospitals);
    const records = await Promise.all(near.map(({ id }) => reads.get(id)));
    return { title, items: records.flatMap((record) => (record ? [toPrintedHospital(record)] : [])) };
  };
}

function toPrintedHospital({ name, address, contact_details }: Hospital): PrintedItem {
  const { address1, address2, postal_code, city } = address;
  const numbers = toCallable(contact_details).map(({ number }) => number);
  const town = told(postal_code, city).join(' ');
  return { title: name, lines: told(numbers.join(', '), told(address1, address2, town).join(', ')) };
}

/** Paper grows old: it says when all of it was so, or that something was missing. */
function useFoot(): (readiness: TripToPrint['readiness']) => string {
  const words = useWords(printedTripWords);
  const format = useFormat();
  const { now } = useClock();
  const write = (moment: number) => `${format.dayWithYear(format.dayOf(moment))}, ${format.time(moment)}`;
  return (readiness) =>
    readiness?.kind === 'ready' ? words.checked(write(readiness.checkedAt)) : words.incomplete(write(now()));
}
