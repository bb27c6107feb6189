import { Trip } from '@/contract/trip';

import { startTestService, type TestService } from './support/test-service';

describe('trips', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it('gives a new trip its period and its name', async () => {
    const traveller = service.as('demo-traveller');
    const answer = await traveller.post('/api/v1/trips', {
      trip: {
        destinations: [
          { country_code: 'it', entry_date: '2026-09-03T00:00:00Z', exit_date: '2026-09-10' },
          { country_code: 'FR', departure_date: 1756512000 + 365 * 86_400, return_date: '2026-09-03' },
        ],
      },
    });
    expect(answer.status).toBe(200);
    const trip = Trip.parse(answer.json());
    expect(trip).toMatchObject({ name: 'Italy, France', start: '2026-08-30', finish: '2026-09-10' });
  });
});
