import type { CountryCode, SampleHospital } from './sample-types';

/** Country, division (ISO 3166-2), province as written in an address, city. */
export type Place = [CountryCode, string | null, string, string];

interface HospitalDetails {
  emergency?: boolean;
  jci?: boolean;
  address1?: string;
  postal_code?: string;
  phone: string;
  web?: boolean;
}

/** A hospital with an emergency department unless `emergency` is false; `web: true` gives it a sample page. */
export function hospital(
  slug: string,
  name: string,
  [country, division, province, city]: Place,
  location: [number, number],
  { emergency = true, jci = false, address1 = '', postal_code = '', phone, web = false }: HospitalDetails,
): SampleHospital {
  return {
    slug,
    name,
    country,
    division,
    emergency,
    accr_jci: jci,
    address1,
    city,
    postal_code,
    province,
    location,
    phone,
    web: web ? `https://example.org/hospitals/${slug}` : null,
  };
}
