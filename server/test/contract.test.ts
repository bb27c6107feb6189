import { z } from 'zod';

import { keyFor, listEndpoints, realAddress, type Endpoint } from './support/endpoints';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('the contract', () => {
  let service: TestService;
  let reads: Endpoint[];
  beforeAll(async () => {
    service = await startTestService();
    await service.app.ready();
    reads = listEndpoints(service.app).filter((endpoint) => endpoint.method === 'GET');
  });
  afterAll(() => service.close());

  it('has a shape for every answer that the service documents', () => {
    expect(reads.length).toBeGreaterThan(50);
    expect(listEndpoints(service.app).filter(({ answer }) => answer === null)).toEqual([]);
  });

  it('is what every read gives, field by field', async () => {
    for (const endpoint of reads) {
      const schema = z.fromJSONSchema(endpoint.answer ?? {});
      const answer = await service.as(keyFor(endpoint)).get(realAddress(endpoint));
      const { success, error } = schema.safeParse(answer.json());
      expect([endpoint.path, answer.status, success || z.prettifyError(error)]).toEqual([
        endpoint.path,
        200,
        true,
      ]);
      // What the contract does not know would be left out by it.
      const body = readAs(schema, answer);
      // An empty list would fit any shape.
      expect([endpoint.path, body]).not.toEqual([endpoint.path, []]);
    }
  });
});
