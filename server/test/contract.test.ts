import { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { Alert, AlertFromPush, TripAlerts } from '@/contract/alert';
import { CheckIn, CheckInRequest } from '@/contract/check-in';
import { Company } from '@/contract/company';
import { CompanyCheckInRequest } from '@/contract/company-check-in';
import { Country, CountryMapData, ShortCountry } from '@/contract/country';
import { DiseaseCommentV2, MedicationCommentV2, VaccinationCommentV2 } from '@/contract/health-comment';
import { Disease, Medication, Vaccination } from '@/contract/health-library';
import { Hospital } from '@/contract/hospital';
import { SocketToken } from '@/contract/live-line';
import { CompanyNotification, Notification } from '@/contract/notification';
import { ServiceHealth } from '@/contract/service-health';
import { Profile, Traveller } from '@/contract/traveller';
import { PartnerTrip, Trip } from '@/contract/trip';
import { WebhookDelivery } from '@/contract/webhook-delivery';
import { WebhookEndpoint } from '@/contract/webhook-endpoint';

import { keyFor, listEndpoints, realAddress, type Endpoint } from './support/endpoints';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

/** What each read gives. A new one is added here, or the first test below fails. */
const READS: Record<string, z.ZodType> = {
  '/health': ServiceHealth,
  '/api/v1/trips': z.array(Trip),
  '/api/v1/trips/current_trip': Trip,
  '/api/v1/trips/{trip_id}': Trip,
  '/api/v1/trips/{trip_id}/alerts': TripAlerts,
  '/api/v1/trips/{trip_id}/advisories': z.array(Advisory),
  '/api/v1/trips/{trip_id}/hospitals': z.array(Hospital),
  '/api/v1/countries': z.array(Country),
  '/api/v1/countries/short_list': z.array(ShortCountry),
  '/api/v1/countries/{country_id}': Country,
  '/api/v1/countries/{country_id}/map_data': CountryMapData,
  '/api/v1/countries/{country_id}/alerts': z.array(Alert),
  '/api/v1/countries/{country_id}/advisories': z.array(Advisory),
  '/api/v1/countries/{country_id}/hospitals': z.array(Hospital),
  '/api/v1/diseases': z.array(Disease),
  '/api/v1/diseases/{id}': Disease,
  '/api/v1/medications': z.array(Medication),
  '/api/v1/medications/{id}': Medication,
  '/api/v1/vaccinations': z.array(Vaccination),
  '/api/v1/vaccinations/{id}': Vaccination,
  '/api/v1/alerts/{alert_id}': Alert,
  '/api/v1/alerts/{alert_id}/from_push': AlertFromPush,
  '/api/v1/advisories/{advisory_id}': Advisory,
  '/api/v1/users/profile': Profile,
  '/api/v1/partner/travellers': z.array(Traveller),
  '/api/v1/partner/travellers/{traveller_id}': Traveller,
  '/api/v1/partner/trips': z.array(PartnerTrip),
  '/api/v1/partner/trips/{trip_id}': PartnerTrip,
  '/api/v2/check_ins': z.array(CheckIn),
  '/api/v2/check_in_requests': z.array(CheckInRequest),
  '/api/v2/notifications': z.array(Notification),
  '/api/v2/org': Company,
  '/api/v2/org/{company_id}/check_in_requests': z.array(CompanyCheckInRequest),
  '/api/v2/org/{company_id}/notifications': z.array(CompanyNotification),
  '/api/v2/org/{company_id}/users/{user_id}/check_ins': z.array(CheckIn),
  '/api/v2/org/{company_id}/webhook_endpoints': z.array(WebhookEndpoint),
  '/api/v2/org/{company_id}/webhook_endpoints/{webhook_endpoint_id}': WebhookEndpoint,
  '/api/v2/org/{company_id}/webhook_endpoints/{webhook_endpoint_id}/deliveries': z.array(WebhookDelivery),
  '/api/v2/countries/{country_id_or_code}/diseases': z.array(DiseaseCommentV2),
  '/api/v2/countries/{country_id_or_code}/medications': z.array(MedicationCommentV2),
  '/api/v2/countries/{country_id_or_code}/vaccinations': z.array(VaccinationCommentV2),
  '/api/v2/tokens/for_socket': SocketToken,
  '/api/v2/trips/{trip_id}/diseases': z.array(DiseaseCommentV2),
  '/api/v2/trips/{trip_id}/medications': z.array(MedicationCommentV2),
  '/api/v2/trips/{trip_id}/vaccinations': z.array(VaccinationCommentV2),
};

describe('the contract', () => {
  let service: TestService;
  let reads: Map<string, Endpoint>;
  beforeAll(async () => {
    service = await startTestService();
    await service.app.ready();
    const endpoints = listEndpoints(service.app).filter((endpoint) => endpoint.method === 'GET');
    reads = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));
  });
  afterAll(() => service.close());

  it('has a shape for every read that the service documents, and for no other', () => {
    expect([...reads.keys()].sort()).toEqual(Object.keys(READS).sort());
  });

  it.each(Object.entries(READS))('is what %s gives, field by field', async (path, schema) => {
    const endpoint = reads.get(path);
    if (!endpoint) throw new Error(`the service does not document ${path}`);
    const body = readAs(schema, await service.as(keyFor(endpoint)).get(realAddress(endpoint)));
    // An empty list would fit any shape.
    expect(body).not.toEqual([]);
  });
});
