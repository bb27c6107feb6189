import { z } from 'zod';

import { Country } from '@/contract/country';
import { DiseaseCommentV2, MedicationCommentV2, VaccinationCommentV2 } from '@/contract/health-comment';

import { countryId } from '../src/sample/sample-ids';
import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { publishCompanyComment } from './support/content';
import { readAs } from './support/read-as';
import { startTestService, type Caller, type TestService } from './support/test-service';

const KINDS = [
  { kind: 'diseases', schema: DiseaseCommentV2 },
  { kind: 'medications', schema: MedicationCommentV2 },
  { kind: 'vaccinations', schema: VaccinationCommentV2 },
];

describe('health comments', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
    traveller = await addTraveller(service);
  });
  afterAll(() => service.close());

  const tripTo = (reader: Caller, ...codes: string[]) =>
    addTrip(reader, aTrip({ destinations: codes.map((country_code) => aDestination({ country_code })) }));

  describe.each(KINDS)('on $kind', ({ kind, schema }) => {
    const list = async (path: string) =>
      readAs(z.array<typeof schema>(schema), await traveller.get(`/api/v2/${path}/${kind}`));

    it('of a country are the same by its id, its slug and its code', async () => {
      const byCode = await list('countries/CO');
      expect(byCode.length).toBeGreaterThan(0);
      for (const comment of byCode) expect(comment.country_id).toBe(countryId('CO'));
      expect(await list('countries/colombia')).toEqual(byCode);
      expect(await list(`countries/${countryId('CO')}`)).toEqual(byCode);
    });

    it('of a trip are those of its countries, each once', async () => {
      const trip = await tripTo(traveller, 'CO', 'PE', 'CO');
      const expected = [...(await list('countries/CO')), ...(await list('countries/PE'))];
      const comments = await list(`trips/${trip.id}`);
      expect(comments).toHaveLength(expected.length);
      expect(comments).toEqual(expect.arrayContaining(expected));
    });

    it('of a trip are for its traveller, while it stands', async () => {
      const trip = await tripTo(traveller, 'CO');
      const path = `/api/v2/trips/${trip.id}/${kind}`;
      expect((await service.as('demo-traveller').get(path)).status).toBe(404);
      await traveller.delete(`/api/v1/trips/${trip.id}`);
      expect((await traveller.get(path)).status).toBe(404);
    });
  });

  const listDiseases = async (path: string, reader: Caller = traveller) =>
    readAs(z.array(DiseaseCommentV2), await reader.get(`/api/v2/${path}/diseases`));

  it('say the same as the country does, and which of them concern nearly everybody', async () => {
    const country = readAs(Country, await traveller.get('/api/v1/countries/CO'));
    const comments = await listDiseases('countries/CO');
    const told = country.country_datum?.country_disease_comments ?? [];
    expect(new Map(comments.map(({ disease_id, comment }) => [disease_id, comment]))).toEqual(
      new Map(told.map(({ disease, comment }) => [disease.id, comment])),
    );
    expect(comments.filter(({ common }) => common)).toHaveLength(3);
  });

  it('are a company’s own where it wrote some, and the default elsewhere', async () => {
    const company = await addCompany(service);
    const employee = await addTraveller(service, company.key);
    const standard = await listDiseases('countries/PE');
    const text = 'Our doctors say: see us first.';
    await publishCompanyComment(service, { company: company.id, country: 'CO', disease: 'rabies', text });

    const trip = await tripTo(employee, 'CO', 'PE');
    const own: unknown = expect.objectContaining({ comment: text, country_id: countryId('CO') });
    expect(await listDiseases('countries/CO', employee)).toEqual([own]);
    expect(await listDiseases('countries/PE', employee)).toEqual(standard);
    const onTrip = await listDiseases(`trips/${trip.id}`, employee);
    expect(onTrip).toHaveLength(standard.length + 1);
    expect(onTrip).toContainEqual(own);
    expect(trip.trip_disease_comments).toContainEqual(own);
    expect(await listDiseases('countries/CO')).not.toContainEqual(own);
  });
});
