import { randomUUID } from 'node:crypto';

import { addTraveller, refusedFields } from './support/actors';
import { anOrgTrip } from './support/builders';
import { FLIGHT, setOrgTripStage, stay, type OrgTripStage } from './support/org-trip-stage';
import { startTestService, type TestService } from './support/test-service';

describe('a trip that a company plans', () => {
  let service: TestService;
  let stage: OrgTripStage;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    stage = await setOrgTripStage(service);
  });

  describe('is refused, by the field that is wrong,', () => {
    const days = stay('IT', '2026-09-03', '2026-09-10');
    const yesterday = stay('IT', '2026-06-13', '2026-09-10');
    it.each<[string, object, string[]]>([
      ['without travellers', { traveller_ids: undefined }, ['trip.traveller_ids']],
      ['for nobody', { traveller_ids: [] }, ['trip.traveller_ids']],
      ['without destinations', { destinations: null }, ['trip.destinations']],
      [
        'where all destinations are to go',
        { destinations: [{ ...days, delete: true }] },
        ['trip.destinations'],
      ],
      [
        'to a country that nobody knows',
        {
          destinations: [
            { ...days, delete: true },
            { ...days, country_id: 'XX' },
          ],
        },
        ['trip.destinations.1.country_id'],
      ],
      [
        'without a country',
        { destinations: [{ ...days, country_id: undefined }] },
        ['trip.destinations.0.country_id'],
      ],
      ['with half a position', { destinations: [{ ...days, lat: 4 }] }, ['trip.destinations.0.lng']],
      [
        'that ends before it begins',
        { destinations: [stay('IT', '2026-09-03', '2026-09-02')] },
        ['trip.destinations.0.exit_date'],
      ],
      ['that begins in the past', { destinations: [yesterday] }, ['trip.destinations.0.entry_date']],
      ['that says that it begins in the past', { start: '2026-06-13' }, ['trip.start']],
      ['that begins after its first destination', { start: '2026-09-04' }, ['trip.start']],
      ['that ends before its last destination', { finish: '2026-09-09' }, ['trip.finish']],
      ['with an activity that nobody knows', { activities: [29] }, ['trip.activities.0']],
      [
        'with a flight that lands before it starts',
        { air_segments: [FLIGHT, { ...FLIGHT, arrival_datetime: '2026-09-01T12:00' }] },
        ['trip.air_segments.1.arrival_datetime'],
      ],
    ])('%s', async (_how, fields, wrong) => {
      expect(
        refusedFields(await stage.post({ ...anOrgTrip({ traveller_ids: [stage.ada.id] }), ...fields })),
      ).toEqual(wrong);
      expect(await stage.tripsOf(stage.ada)).toEqual([]);
    });

    it('for travellers of others, or who are gone', async () => {
      const foreign = await addTraveller(service);
      await stage.company.delete(`/api/v1/partner/travellers/${stage.ben.id}`);
      const traveller_ids = [stage.ada.id, foreign.id, stage.ben.id, randomUUID()];
      const fields = [1, 2, 3].map((index) => `trip.traveller_ids.${index}`);
      expect(refusedFields(await stage.post(anOrgTrip({ traveller_ids })))).toEqual(fields);
      const { id } = await stage.plan({ traveller_ids: [stage.ada.id] });
      const patched = await stage.company.patch(stage.path(`/${id}`), { trip: { traveller_ids } });
      expect(refusedFields(patched)).toEqual(fields);
      expect((await stage.read(id)).travellers.map((traveller) => traveller.id)).toEqual([stage.ada.id]);
    });
  });
});
