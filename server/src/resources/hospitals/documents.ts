import type { Queryable } from '../../database/database';

export async function renderHospitals(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `
    with rendered as (
      select id, json_build_object(
        'id', id, 'created_at', wire_time(created_at), 'updated_at', wire_time(updated_at), 'name', name,
        'description', null, 'emergency', emergency, 'accr_jci', accr_jci, 'starred', starred,
        'verified', verified_at is not null, 'verified_at', wire_time(verified_at), 'address', address,
        'location', json_build_array(longitude, latitude), 'google_place_id', null, 'google_place_url', null,
        'country_id', country_id, 'country_division_id', country_division_id,
        'country_region_id', country_region_id, 'contact_details', contact_details)::text as document
      from hospitals where id = any($1::uuid[]))
    update hospitals hospital set document = rendered.document
    from rendered where rendered.id = hospital.id and rendered.document is distinct from hospital.document`,
    [ids],
  );
}
