import { z } from 'zod';

import { Disease, Medication, Vaccination } from '@/contract/health-library';

import { readAs } from './support/read-as';
import { startTestService, type Caller, type TestService } from './support/test-service';

const SHELVES = [
  { shelf: 'diseases', schema: Disease, slug: 'rabies' },
  { shelf: 'medications', schema: Medication, slug: 'atovaquone-proguanil' },
  { shelf: 'vaccinations', schema: Vaccination, slug: 'rabies-vaccine' },
];

describe('the health library', () => {
  let service: TestService;
  let traveller: Caller;
  beforeAll(async () => {
    service = await startTestService();
    traveller = service.as('demo-traveller');
  });
  afterAll(() => service.close());

  const getDisease = async (key: string) => readAs(Disease, await traveller.get(`/api/v1/diseases/${key}`));

  describe.each(SHELVES)('has a shelf of $shelf', ({ shelf, schema, slug }) => {
    it('of which each can be read by its id and by its slug', async () => {
      const items = readAs(z.array(schema), await traveller.get(`/api/v1/${shelf}`));
      expect(items.length).toBeGreaterThan(5);
      const listed = items.find((item) => item.slug === slug);
      expect(listed).toBeDefined();
      for (const key of [slug, listed?.id]) {
        expect(readAs(schema, await traveller.get(`/api/v1/${shelf}/${key}`))).toEqual(listed);
      }
    });

    it('which does not have what nobody wrote', async () => {
      expect((await traveller.get(`/api/v1/${shelf}/homesickness`)).status).toBe(404);
    });
  });

  it('names a disease by its common name, and in full with the scientific one', async () => {
    const disease = await getDisease('rabies');
    expect(disease.name).toBe(disease.common_name);
    expect(disease.full_name).toBe(`${disease.common_name} (${disease.scientific_name})`);
  });

  it('says of a disease how it spreads and what helps, down to the remedies’ own pages', async () => {
    const { disease_datum } = await getDisease('rabies');
    expect(disease_datum.transmission).toMatch(/bite/i);
    const [vaccination] = disease_datum.vaccinations;
    const page = readAs(Vaccination, await traveller.get(`/api/v1/vaccinations/${vaccination?.id}`));
    expect(vaccination).toEqual({ id: page.id, slug: page.slug, name: page.name });
    expect(page.vaccination_datum?.schedule).toBeTruthy();

    const malaria = await getDisease('malaria');
    const [medication] = malaria.disease_datum.medications;
    const pill = readAs(Medication, await traveller.get(`/api/v1/medications/${medication?.id}`));
    expect(medication).toEqual({ id: pill.id, slug: pill.slug, name: pill.name });
    expect(pill.medication_datum.routine).toBe(false);
    expect(pill.medication_datum.side_effects).toBeTruthy();
  });
});
