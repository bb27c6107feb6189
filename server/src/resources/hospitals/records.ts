import { contactDetails } from '../countries/records';
import type { RecordShape, Records } from '../records';
import { COUNTRY_HOSPITALS } from './queries';

const ADDRESS_LINES = ['address1', 'address2', 'city', 'province', 'postal_code'];

const HOSPITAL: RecordShape = {
  row: 'hospital',
  isTranslated: true,
  document: (localized) => `json_build_object(
    'id', hospital.id, 'created_at', wire_time(hospital.created_at), 'updated_at', wire_time(hospital.updated_at),
    'name', ${localized.text('hospital', 'name')}, 'description', null,
    'address_str', nullif(concat_ws(', ', ${ADDRESS_LINES.map((line) => `hospital.address ->> '${line}'`).join(', ')}), ''),
    'lat', hospital.latitude, 'lng', hospital.longitude,
    'emergency', hospital.emergency, 'starred', hospital.starred, 'accr_jci', hospital.accr_jci,
    'google_place_id', null, 'google_place_url', null, 'country_id', hospital.country_id,
    'contact_details', ${contactDetails('hospital.contact_details')})`,
};

export const COUNTRY_HOSPITAL_RECORDS = { ...HOSPITAL, ...COUNTRY_HOSPITALS } satisfies Records;

/** In the box from `$1`, `$2` in the south-west to `$3`, `$4` in the north-east, latitude first. */
export const HOSPITAL_RECORDS_WITHIN = {
  ...COUNTRY_HOSPITAL_RECORDS,
  where: `hospital.latitude between $1::float8 and $3::float8 and case when $2::float8 <= $4::float8
    then hospital.longitude between $2::float8 and $4::float8
    else hospital.longitude >= $2::float8 or hospital.longitude <= $4::float8 end`,
} satisfies Records;
