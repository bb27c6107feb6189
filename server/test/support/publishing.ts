import type { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { Alert } from '@/contract/alert';
import { DiseaseOutbreak, type NewOutbreakBody } from '@/contract/disease-outbreak';
import { EntryRequirement } from '@/contract/entry-requirement';
import { FlightStatus, type FlightStatusBody } from '@/contract/flight-status';
import type { NewAdvisoryBody, NewAlertBody } from '@/contract/publishing';
import type { NewEntryRequirementBody } from '@/contract/publishing-entry';

import type { Person } from './actors';
import { aDevice } from './builders';
import { readAs } from './read-as';
import type { TestService } from './test-service';

type SentAlert = z.input<typeof NewAlertBody>['alert'];
type SentRule = z.input<typeof NewEntryRequirementBody>['entry_requirement'];
type SentOutbreak = z.input<typeof NewOutbreakBody>['disease_outbreak'];
type SentFlightStatus = z.input<typeof FlightStatusBody>['flight_status'];
type SentAdvisory = z.input<typeof NewAdvisoryBody>['advisory'];

export function anAlert(fields: Partial<SentAlert> = {}): SentAlert {
  return {
    headline: 'Roads are closed',
    body: 'It is happening now.',
    category: 'safety',
    risk_level: 'high',
    country_ids: ['NO'],
    ...fields,
  };
}

export function anAdvisory(fields: Partial<SentAdvisory> = {}): SentAdvisory {
  return { headline: 'A lasting situation', body: 'It goes on.', country_id: 'NO', ...fields };
}

/** Norway asks everybody for a form, unless told otherwise. */
export function anEntryRequirement(fields: Partial<SentRule> = {}): SentRule {
  return { type: 9, value: 1, origin_country_id: 'NO', ...fields };
}

/** Dengue in Norway, unless told otherwise. */
export function anOutbreak(fields: Partial<SentOutbreak> = {}): SentOutbreak {
  return { disease_id: 'dengue', country_id: 'NO', ...fields };
}

/** The flight of `aFlight`, unless told otherwise. */
export function aFlightStatus(fields: Partial<SentFlightStatus> = {}): SentFlightStatus {
  return {
    carrier: 'XA',
    flight_number: '12',
    origin: 'BOG',
    scheduled_departure: '2026-09-02T23:40:00Z',
    ...fields,
  };
}

const publisher = (service: TestService) => service.as('demo-publisher');

export async function publish(service: TestService, fields: Partial<SentAlert> = {}): Promise<Alert> {
  return readAs(
    Alert,
    await publisher(service).post('/api/v2/publishing/alerts', { alert: anAlert(fields) }),
  );
}

export async function changePublished(
  service: TestService,
  id: string,
  alert: Partial<SentAlert>,
): Promise<Alert> {
  return readAs(Alert, await publisher(service).put(`/api/v2/publishing/alerts/${id}`, { alert }));
}

export async function advise(service: TestService, fields: Partial<SentAdvisory> = {}): Promise<Advisory> {
  return readAs(
    Advisory,
    await publisher(service).post('/api/v2/publishing/advisories', { advisory: anAdvisory(fields) }),
  );
}

export async function publishRule(
  service: TestService,
  fields: Partial<SentRule> = {},
): Promise<EntryRequirement> {
  const entry_requirement = anEntryRequirement(fields);
  const answer = await publisher(service).post('/api/v2/publishing/entry_requirements', {
    entry_requirement,
  });
  return readAs(EntryRequirement, answer);
}

export async function publishOutbreak(
  service: TestService,
  fields: Partial<SentOutbreak> = {},
): Promise<DiseaseOutbreak> {
  const disease_outbreak = anOutbreak(fields);
  const answer = await publisher(service).post('/api/v2/publishing/disease_outbreaks', { disease_outbreak });
  return readAs(DiseaseOutbreak, answer);
}

let phones = 0;

/** A phone that can be reached; gives its token. */
export async function addPhone(owner: Person): Promise<string> {
  phones += 1;
  const token = `ExponentPushToken[phone-${phones}]`;
  await owner.post(`/api/v2/users/${owner.id}/devices`, { device: aDevice({ token }) });
  return token;
}

export async function tellOfFlight(
  service: TestService,
  fields: Partial<SentFlightStatus>,
): Promise<FlightStatus> {
  return readAs(
    FlightStatus,
    await publisher(service).post('/api/v2/publishing/flight_statuses', {
      flight_status: aFlightStatus(fields),
    }),
  );
}
