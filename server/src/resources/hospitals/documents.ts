import type { Rendered } from '../rendered-documents';

export const HOSPITALS: Rendered = {
  table: 'hospitals',
  row: 'hospital',
  document: (localized) => `json_build_object(
    'id', hospital.id, 'created_at', wire_time(hospital.created_at), 'updated_at', wire_time(hospital.updated_at),
    'name', ${localized.text('hospital', 'name')},
    'description', null, 'emergency', hospital.emergency, 'accr_jci', hospital.accr_jci, 'starred', hospital.starred,
    'verified', hospital.verified_at is not null, 'verified_at', wire_time(hospital.verified_at),
    'address', hospital.address, 'location', json_build_array(hospital.longitude, hospital.latitude),
    'google_place_id', null, 'google_place_url', null,
    'country_id', hospital.country_id, 'country_division_id', hospital.country_division_id,
    'country_region_id', hospital.country_region_id, 'contact_details', hospital.contact_details)`,
};
