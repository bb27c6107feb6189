import { ServiceHealth } from '@/contract/service-health';

import { startTestService, type TestService } from './support/test-service';

describe('health', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it('says that the service is ready, and that its data are samples', async () => {
    const answer = await service.as(null).get('/health');
    expect(answer.status).toBe(200);
    expect(ServiceHealth.parse(answer.json())).toMatchObject({ status: 'ready', sample_data: true });
    expect(answer.headers['sample-data']).toBe('true');
  });
});
