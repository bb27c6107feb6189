import type { Preview } from './preview';

const TRAVELLER = 'demo-traveller';
/** The status of a segment. */
const DELAYED = 3;

interface SampleTrip {
  id: string;
  destinations: { country_id: string }[];
}

/** The ids of records to open, as the service has them now. */
export interface SampleRecords {
  tripId: string;
  /** A flight that is late, and a hotel. */
  flightId: string;
  stayId: string;
  alertId: string;
  advisoryId: string;
  countryId: string;
  hospitalId: string;
  entryRuleId: string;
  diseaseId: string;
  outbreakId: string;
  medicationId: string;
  vaccinationId: string;
  /** A request for help. */
  issueId: string;
}

export async function readSampleRecords(preview: Preview): Promise<SampleRecords> {
  const ask = <Answer>(path: string) => preview.ask<Answer>(TRAVELLER, path);
  const firstId = async (path: string) => requireOne(await ask<{ id: string }[]>(path)).id;
  const trip = await ask<SampleTrip>('/api/v1/trips/current_trip');
  const { trip_alerts } = await ask<{ trip_alerts: { alert_id: string }[] }>(
    `/api/v1/trips/${trip.id}/alerts`,
  );
  const segments = await ask<{
    air_segments: { id: string; status: number }[];
    hotel_segments: { id: string }[];
  }>(`/api/v2/trips/${trip.id}/segments`);
  const [disease, medication, vaccination] = await Promise.all(
    ['diseases', 'medications', 'vaccinations'].map((library) => firstId(`/api/v1/${library}`)),
  );
  const countryId = requireOne(trip.destinations).country_id;
  return {
    tripId: trip.id,
    flightId: requireOne(segments.air_segments.filter(({ status }) => status === DELAYED)).id,
    stayId: requireOne(segments.hotel_segments).id,
    alertId: requireOne(trip_alerts).alert_id,
    advisoryId: await firstId(`/api/v1/trips/${trip.id}/advisories`),
    countryId,
    entryRuleId: await firstId(`/api/v2/countries/${countryId}/entry_requirements`),
    outbreakId: await firstId(`/api/v2/countries/${countryId}/disease_outbreaks`),
    hospitalId: await firstId(`/api/v1/trips/${trip.id}/hospitals`),
    diseaseId: requireOne([disease]),
    medicationId: requireOne([medication]),
    vaccinationId: requireOne([vaccination]),
    issueId: await firstId('/api/v2/issues'),
  };
}

function requireOne<Item>([first]: readonly (Item | undefined)[]): Item {
  if (first === undefined) throw new Error('The sample set has none of these.');
  return first;
}
