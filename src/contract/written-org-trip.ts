import { z } from 'zod';

import { Latitude, Longitude, writtenText } from './fields';
import { DestinationType } from './org-trip';
import { WrittenSegmentLists } from './segment';
import { WrittenDay, writtenTripFields } from './trip';

const MOST_TRAVELLERS = 100;

/** The reference does not say what it holds: both ways to write a position are taken. */
const WrittenLocation = z.object({
  friendly_name: writtenText(200).nullish(),
  lat: Latitude.nullish(),
  lng: Longitude.nullish(),
  latitude: Latitude.nullish(),
  longitude: Longitude.nullish(),
});

const WrittenOrgDestination = z
  .object({
    /** Of one that is there: it stays the same one. */
    id: writtenText(100).nullish(),
    /** This one is to go. */
    delete: z.boolean().nullish(),
    entry_date: WrittenDay.nullish(),
    exit_date: WrittenDay.nullish(),
    /** Or its code of two letters. */
    country_id: writtenText(100).nullish(),
    friendly_name: writtenText(200).nullish(),
    lat: Latitude.nullish(),
    lng: Longitude.nullish(),
    type: z.enum(DestinationType, 'must be 0 (country), 1 (city) or 2 (region)').nullish(),
    location: WrittenLocation.nullish(),
  })
  .transform(({ location, ...written }) => ({
    id: written.id?.toLowerCase() ?? null,
    isRemoved: written.delete === true,
    entry: written.entry_date ?? null,
    exit: written.exit_date ?? null,
    country: written.country_id?.trim() ?? '',
    friendlyName: (written.friendly_name ?? location?.friendly_name)?.trim() || null,
    latitude: written.lat ?? location?.lat ?? location?.latitude ?? null,
    longitude: written.lng ?? location?.lng ?? location?.longitude ?? null,
    type: written.type ?? null,
  }));
export type WrittenOrgDestination = z.output<typeof WrittenOrgDestination>;

const Destinations = z.array(WrittenOrgDestination, 'must be a list').max(100, 'at most 100 destinations');

/** What is left out of a change stays as it is; a list that is sent takes the place of the one that was there. */
const WrittenOrgTrip = z.object({
  ...writtenTripFields,
  external_id: writtenText(200).nullish(),
  start: WrittenDay.nullish(),
  finish: WrittenDay.nullish(),
  destinations: Destinations.nullish(),
  traveller_ids: z
    .array(z.guid('must be the id of a traveller'))
    .min(1, 'name at least one traveller')
    .max(MOST_TRAVELLERS, `at most ${MOST_TRAVELLERS} travellers`)
    .nullish(),
  ...WrittenSegmentLists.shape,
});
export type WrittenOrgTrip = z.output<typeof WrittenOrgTrip>;

/** A trip as a company writes it. */
export const OrgTripBody = z.object({ trip: WrittenOrgTrip });

/** One that is written anew says where it leads. */
export const WholeOrgTripBody = z.object({ trip: WrittenOrgTrip.extend({ destinations: Destinations }) });
