import type { Advisory } from '@/contract/advisory';
import type { AlertFilter } from '@/contract/alert-filter';
import type { Alert, TripAlert } from '@/contract/alert';
import { CheckInAccuracy, CheckInStatus, type CheckIn, type CheckInRequest } from '@/contract/check-in';
import type { Country, CountryMapData, ShortCountry } from '@/contract/country';
import type { DiseaseOutbreak } from '@/contract/disease-outbreak';
import {
  EntryRequirementType,
  EntryRequirementValue,
  type EntryRequirement,
} from '@/contract/entry-requirement';
import type { Disease, Medication, Vaccination } from '@/contract/health-library';
import type { Hospital } from '@/contract/hospital';
import type { Notification } from '@/contract/notification';
import { RoleType, type Role } from '@/contract/role';
import type { Profile } from '@/contract/traveller';
import type { Trip } from '@/contract/trip';

/** Records as the service gives them; a test names only what it is about. */

const MOMENT = '2026-03-04T05:06:07.000Z';
export const stamps = { created_at: MOMENT, updated_at: MOMENT };
const days = { created_at: '2026-03-04', updated_at: '2026-03-05' };
const topology = { type: 'Topology' as const, objects: {}, arcs: [] };

export function aDestination(
  changes: Partial<Trip['destinations'][number]> = {},
): Trip['destinations'][number] {
  return {
    id: 'destination-1',
    entry_date: '2026-04-01T00:00:00.000Z',
    departure_date: '2026-04-01',
    exit_date: '2026-04-10T00:00:00.000Z',
    return_date: '2026-04-10',
    country_code: 'PE',
    country_id: 'peru',
    destination_locations: [],
    ...changes,
  };
}

export function aTrip(changes: Partial<Trip> = {}): Trip {
  return {
    id: 'trip-1',
    ...stamps,
    name: 'Andes',
    start: '2026-04-01',
    finish: '2026-04-10',
    trip_type: 0,
    activities: [],
    destinations: [aDestination()],
    trip_medication_comments: [],
    trip_vaccination_comments: [],
    trip_disease_comments: [],
    muted: false,
    read: true,
    header_image: null,
    ...changes,
  };
}

/** What a traveller writes for a trip to Peru. */
export function aTripInput(changes: { name?: string; country_code?: string; exit_date?: string } = {}) {
  const { name = 'Andes', country_code = 'PE', exit_date = '2026-04-10' } = changes;
  return { trip: { name, destinations: [{ country_code, entry_date: '2026-04-01', exit_date }] } };
}

export function aShortCountry(changes: Partial<ShortCountry> = {}): ShortCountry {
  return {
    id: 'peru',
    slug: 'peru',
    ...stamps,
    name: 'Peru',
    country_code: 'PE',
    travel_status: 0,
    sec_emer_num: null,
    flag: null,
    emerg_numbers: [],
    ...changes,
  };
}

export function aCountry(changes: Partial<Country> = {}): Country {
  return {
    ...aShortCountry(),
    country_code_3: 'PER',
    facts: 'Mountains and coast.',
    capital: 'Lima',
    language: 'Spanish',
    currency_name: 'Sol',
    currency_code: 'PEN',
    division_name: null,
    region_name: null,
    sec_personal: null,
    sec_ext_viol: null,
    sec_pol_unr: null,
    sec_areas: null,
    country_datum: null,
    ...changes,
  };
}

export function aMap(countryId: string): CountryMapData {
  return {
    id: countryId,
    slug: countryId,
    ...stamps,
    travel_status: 0,
    topo_json: topology,
    country_divisions: [],
    country_regions: [],
  };
}

export function anAlert(changes: Partial<Alert> = {}): Alert {
  return {
    id: 'alert-1',
    slug: 'floods',
    ...days,
    start: MOMENT,
    finish: null,
    headline: 'Floods',
    body: 'Rivers rise.',
    body_advice: null,
    category: 'safety',
    risk_level: 'medium',
    country_ids: ['peru'],
    disease_ids: [],
    full_country_ids: [],
    origin_alert_id: null,
    alert_sources: [],
    alert_locations: [],
    countries: [],
    country_divisions: [],
    country_regions: [],
    ...changes,
  };
}

export function aTripAlert(alert: Alert, changes: Partial<TripAlert> = {}): TripAlert {
  return {
    id: `of-trip-${alert.id}`,
    incubation: false,
    read: null,
    alert_id: alert.id,
    trip_id: 'trip-1',
    alert,
    ...changes,
  };
}

export function anAdvisory(changes: Partial<Advisory> = {}): Advisory {
  return {
    id: 'advisory-1',
    slug: 'unrest',
    ...days,
    headline: 'Unrest',
    body: 'Keep away from crowds.',
    status: 0,
    country_id: 'peru',
    country_divisions: [],
    country_regions: [],
    ...changes,
  };
}

export function aHospital(changes: Partial<Hospital> = {}): Hospital {
  return {
    id: 'hospital-1',
    ...stamps,
    name: 'City hospital',
    emergency: true,
    accr_jci: false,
    address: {
      address1: null,
      address2: null,
      city: 'Cusco',
      postal_code: null,
      province: null,
      country_code: 'PE',
    },
    location: [-71.97, -13.53],
    country_id: 'peru',
    country_division_id: null,
    country_region_id: null,
    contact_details: [],
    ...changes,
  };
}

export function aDisease(changes: Partial<Disease> = {}): Disease {
  return {
    id: 'disease-1',
    slug: 'malaria',
    ...stamps,
    common_name: 'Malaria',
    scientific_name: 'Plasmodium falciparum',
    name: 'Malaria',
    full_name: 'Malaria',
    occurs_where: null,
    disease_datum: {
      id: 'datum-1',
      description: null,
      transmission: null,
      susceptibility: null,
      symptoms: null,
      prevention: null,
      treatment: null,
      medications: [],
      vaccinations: [],
    },
    ...changes,
  };
}

const remedy = { id: 'datum-1', description: null, routine: true, schedule: null, side_effects: null };

export function aMedication(changes: Partial<Medication> = {}): Medication {
  return {
    id: 'medication-1',
    slug: 'doxycycline',
    ...stamps,
    name: 'Doxycycline',
    medication_datum: remedy,
    ...changes,
  };
}

export function aVaccination(changes: Partial<Vaccination> = {}): Vaccination {
  return { id: 'vaccination-1', slug: 'rabies', ...stamps, name: 'Rabies', ...changes };
}

export function aNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: 'notification-1',
    ...stamps,
    read_at: null,
    title: 'Floods',
    body: 'Rivers rise.',
    data: {},
    type: 50,
    user_id: 'traveller-1',
    company_id: null,
    ...changes,
  };
}

/** As a tap on "I need help" in Cusco leaves it. */
export function aCheckInRecord(changes: { request_id?: string; status?: CheckInStatus } = {}) {
  return {
    status: CheckInStatus.Help,
    latitude: -13.5,
    longitude: -72,
    accuracy: CheckInAccuracy.Fine,
    country_code: 'PE',
    request_id: null,
    checkedInAt: new Date(Date.UTC(2026, 2, 20)),
    deviceToken: 'token',
    ...changes,
  };
}

export function aServiceCheckIn(changes: Partial<CheckIn> = {}): CheckIn {
  return {
    id: 'check-in-1',
    ...stamps,
    checkin_at: MOMENT,
    lat: -13.53,
    lng: -71.97,
    type: 0,
    accuracy: 0,
    country_code: 'PE',
    anonymized: false,
    ip_address: null,
    user_id: 'traveller-1',
    status: 1,
    device_token: null,
    ...changes,
  };
}

export function aCheckInRequest(changes: Partial<CheckInRequest> = {}): CheckInRequest {
  return { id: 'request-1', ...stamps, user_id: null, ...changes };
}

export function aTraveller(changes: Partial<Profile> = {}): Profile {
  return {
    id: 'traveller-1',
    ...stamps,
    first_name: 'Ada',
    last_name: null,
    email: 'ada@example.com',
    home_country: 'AT',
    language: 'de',
    authentication_token: 'a-secret-key',
    settings: {
      send_trip_alert_email: true,
      send_trip_alert_push: true,
      send_all_good_email: false,
      send_all_good_push: false,
      check_in_with_location: false,
    },
    ...changes,
  };
}

/** What somebody is to their company. */
export function aRole(changes: Partial<Role> = {}): Role {
  const company = { id: 'company-1', name: 'Sample Travel' };
  return {
    id: 'role-1',
    ...stamps,
    type: RoleType.Traveller,
    user_id: 'traveller-1',
    company_id: company.id,
    company,
    ...changes,
  };
}

/** It leaves out what is of high risk, but not for a whole country. */
export function anAlertFilter(changes: Partial<AlertFilter> = {}): AlertFilter {
  return {
    id: 'filter-1',
    ...stamps,
    risk_levels: [2],
    safety_category_id: null,
    includes_high_for_whole_country: false,
    ...changes,
  };
}

/** A rule of Peru by which everybody fills in a form. */
export function anEntryRule(changes: Partial<EntryRequirement> = {}): EntryRequirement {
  const country = { id: 'peru', name: 'Peru', country_code: 'PE', country_code_3: 'PER' };
  return {
    id: 'rule-1',
    ...stamps,
    effective_as_of: MOMENT,
    type: EntryRequirementType.EntryFormRequired,
    value: EntryRequirementValue.Yes,
    extras: {},
    comment: 'A **form** is filled in on the web.',
    references: ['https://www.gob.pe/entry'],
    vaccination: null,
    vaccination_id: null,
    origin_country: country,
    origin_country_id: 'peru',
    origin_country_division: null,
    origin_country_division_id: null,
    affected_countries: [],
    affected_country_ids: [],
    affected_country_divisions: [],
    affected_country_division_ids: [],
    ...changes,
  };
}

/** Dengue in Peru, which goes on. */
export function anOutbreak(changes: Partial<DiseaseOutbreak> = {}): DiseaseOutbreak {
  return {
    id: 'outbreak-1',
    ...stamps,
    disease_id: 'dengue',
    disease: { id: 'dengue', common_name: 'Dengue', scientific_name: 'Dengue virus' },
    country_id: 'peru',
    country: { id: 'peru', name: 'Peru', country_code: 'PE', country_code_3: 'PER' },
    country_division_ids: [],
    country_divisions: [],
    start: MOMENT,
    finish: null,
    cases: 62_500,
    deaths: 71,
    effective_as_of: MOMENT,
    comment: 'The **northern coast** is hit most.',
    references: ['https://www.gob.pe/minsa'],
    ...changes,
  };
}
