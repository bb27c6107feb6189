/** Records as the service sends them, each whole. */

const moment = '2026-03-04T05:06:07Z';
const stamps = { created_at: moment, updated_at: moment };
const days = { created_at: '2026-03-04', updated_at: '2026-03-05' };
const topology = { type: 'Topology', objects: {}, arcs: [[[0, 0]]], transform: { scale: [1, 1] } };

export const anEmergencyNumber = (changes: object = {}) => ({
  typ: 92,
  val: '112',
  note: null,
  order: 1,
  ...changes,
});

export const aTrip = (changes: object = {}) => ({
  id: 'trip-1',
  ...stamps,
  name: 'Nepal',
  start: '2026-11-20',
  finish: '2026-12-01',
  trip_type: 0,
  activities: [3, 24],
  destinations: [
    {
      id: 'destination-1',
      entry_date: '2026-11-20T00:00:00Z',
      departure_date: '2026-11-20',
      exit_date: '2026-12-01T00:00:00Z',
      return_date: '2026-12-01',
      country_code: 'NP',
      country_id: 'country-1',
      destination_locations: [],
    },
  ],
  trip_medication_comments: [],
  trip_vaccination_comments: [],
  trip_disease_comments: [],
  header_image: null,
  ...changes,
});

export const aShortCountry = (changes: object = {}) => ({
  id: 'country-1',
  slug: 'nepal',
  ...stamps,
  name: 'Nepal',
  country_code: 'NP',
  travel_status: 1,
  sec_emer_num: null,
  flag: null,
  emerg_numbers: [anEmergencyNumber()],
  ...changes,
});

export const aCountry = (changes: object = {}) => ({
  ...aShortCountry(),
  country_code_3: 'NPL',
  facts: null,
  capital: 'Kathmandu',
  language: null,
  currency_name: null,
  currency_code: 'NPR',
  division_name: null,
  region_name: null,
  sec_personal: null,
  sec_ext_viol: null,
  sec_pol_unr: null,
  sec_areas: null,
  country_datum: null,
  ...changes,
});

export const aMapData = () => ({
  id: 'country-1',
  slug: 'nepal',
  ...stamps,
  travel_status: 1,
  topo_json: topology,
  country_divisions: [{ id: 'division-1', travel_status: 2, topo_json: topology }],
  country_regions: [],
});

export const anAlert = (changes: object = {}) => ({
  id: 'alert-1',
  slug: 'floods',
  ...days,
  start: moment,
  finish: null,
  headline: 'Floods',
  body: 'Rivers rise.',
  body_advice: null,
  category: 'safety',
  risk_level: 'high',
  country_ids: ['country-1'],
  disease_ids: [],
  full_country_ids: [],
  origin_alert_id: null,
  alert_sources: [],
  alert_locations: [{ id: 'place-1', location: [85.3, 27.7] }],
  countries: [],
  country_divisions: [],
  country_regions: [],
  ...changes,
});

export const aTripAlert = (changes: object = {}) => ({
  id: 'trip-alert-1',
  incubation: false,
  read: null,
  alert_id: 'alert-1',
  trip_id: 'trip-1',
  alert: anAlert(),
  ...changes,
});

export const anAdvisory = () => ({
  id: 'advisory-1',
  slug: 'unrest',
  ...days,
  headline: 'Unrest',
  body: 'Keep away from crowds.',
  status: 0,
  country_id: 'country-1',
  country_divisions: [],
  country_regions: [],
});

export const aHospital = () => ({
  id: 'hospital-1',
  ...stamps,
  name: 'City hospital',
  emergency: true,
  accr_jci: false,
  address: {
    address1: null,
    address2: null,
    city: null,
    postal_code: null,
    province: null,
    country_code: 'NP',
  },
  location: [85.3, 27.7],
  country_id: 'country-1',
  country_division_id: null,
  country_region_id: null,
  contact_details: [],
});

const remedyDatum = { id: 'datum-1', description: null, routine: true, schedule: null, side_effects: null };

export const aDisease = () => ({
  id: 'disease-1',
  slug: 'malaria',
  ...stamps,
  common_name: 'Malaria',
  scientific_name: null,
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
});

export const aMedication = () => ({
  id: 'medication-1',
  slug: 'doxycycline',
  ...stamps,
  name: 'Doxycycline',
  medication_datum: remedyDatum,
});

export const aVaccination = () => ({
  id: 'vaccination-1',
  slug: 'rabies',
  ...stamps,
  name: 'Rabies',
  vaccination_datum: remedyDatum,
});

export const aTraveller = () => ({
  id: 'traveller-1',
  ...stamps,
  first_name: 'Ada',
  last_name: null,
  email: 'ada@example.com',
  home_country: 'AT',
  language: 'de',
  authentication_token: 'token',
  settings: {
    send_trip_alert_email: true,
    send_trip_alert_push: true,
    send_all_good_email: false,
    send_all_good_push: false,
    check_in_with_location: false,
  },
});

export const aCheckIn = () => ({
  id: 'check-in-1',
  ...stamps,
  checkin_at: moment,
  lat: 27.7,
  lng: 85.3,
  type: 0,
  accuracy: 0,
  country_code: 'NP',
  anonymized: false,
  ip_address: null,
  user_id: 'traveller-1',
  status: 1,
  device_token: null,
});

export const aCheckInRequest = () => ({ id: 'request-1', ...stamps, user_id: null });

export const aDevice = () => ({
  id: 'device-1',
  ...stamps,
  token: 'push-token',
  platform: 'ios',
  uuid: 'uuid-1',
  locale: 'de',
  manufacturer: null,
  model: null,
  osname: null,
  osversion: null,
  processor_count: 8,
});

export const aNotification = () => ({
  id: 'notification-1',
  ...stamps,
  read_at: null,
  title: 'Floods',
  body: 'Rivers rise.',
  data: { alert_id: 'alert-1' },
  type: 50,
  user_id: 'traveller-1',
  company_id: null,
});

const comment = { id: 'comment-1', comment: 'In the lowlands.', common: true, country_id: 'country-1' };

export const aDiseaseComment = () => ({
  ...comment,
  disease_id: 'disease-1',
  disease: { id: 'disease-1', common_name: 'Malaria', scientific_name: null },
});

export const aMedicationComment = () => ({
  ...comment,
  medication_id: 'medication-1',
  medication: { id: 'medication-1', name: 'Doxycycline' },
});

export const aVaccinationComment = () => ({
  ...comment,
  vaccination_id: 'vaccination-1',
  vaccination: { id: 'vaccination-1', name: 'Rabies' },
});
