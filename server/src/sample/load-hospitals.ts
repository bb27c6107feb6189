import { ContactType } from '@/contract/contact-detail';

import type { Queryable } from '../database/database';
import { americasHospitals } from './hospitals-americas';
import { asiaPacificHospitals } from './hospitals-asia-pacific';
import { europeAfricaHospitals } from './hospitals-europe-africa';
import { insertRows } from './insert-rows';
import { countryId, divisionId, onTheMap } from './load-countries';
import { sampleId } from './sample-ids';
import type { SampleHospital } from './sample-types';

/** How far apart the copies for load tests lie, in degrees. */
const COPY_STEP = 0.01;

export async function loadHospitals(transaction: Queryable, scale: number, now: Date): Promise<void> {
  const hospitals = [...americasHospitals, ...asiaPacificHospitals, ...europeAfricaHospitals];
  for (let copy = 0; copy < scale; copy += 1) {
    await insertRows(
      transaction,
      'hospitals',
      hospitals.map((hospital) => toRow(hospital, copy, now)),
    );
  }
}

function toRow(hospital: SampleHospital, copy: number, now: Date) {
  const slug = copy === 0 ? hospital.slug : `${hospital.slug}-${copy + 1}`;
  const [longitude, latitude] = hospital.location;
  return {
    id: sampleId('hospital', slug),
    slug,
    country_id: countryId(hospital.country),
    country_division_id:
      onTheMap(hospital.division === null ? [] : [hospital.division]).map(divisionId)[0] ?? null,
    name: copy === 0 ? hospital.name : `${hospital.name} ${copy + 1}`,
    emergency: hospital.emergency,
    accr_jci: hospital.accr_jci,
    starred: hospital.accr_jci,
    address: {
      address1: hospital.address1,
      address2: null,
      city: hospital.city,
      postal_code: hospital.postal_code,
      province: hospital.province,
      country_code: hospital.country,
    },
    longitude: longitude + (copy % 20) * COPY_STEP,
    latitude: latitude + (Math.floor(copy / 20) % 20) * COPY_STEP,
    contact_details: toContacts(hospital),
    created_at: now,
    updated_at: now,
    document: '',
  };
}

function toContacts({ phone, web }: SampleHospital) {
  return [
    { typ: ContactType.OfficePhone, val: phone, note: 'Sample number, not in service', order: 0 },
    ...(web === null ? [] : [{ typ: ContactType.WebAddress, val: web, note: null, order: 1 }]),
  ];
}
