import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from './device';
import { letPass } from './traveller-actions';

interface Scene {
  service: TestService;
  person: Person;
  device: Device;
}

/**
 * Every test is about a traveller of its own with the app on a phone of their own, at the one service of its file. An hour has passed
 * since the test before, whose traces are too old to matter. The test puts the phone away: it may have started the app again.
 */
export function withOwnDevice(begin: (scene: Scene) => void): void {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    const person = await addTraveller(service);
    const device = await startDevice(service, { key: person.key });
    begin({ service, person, device });
  });
  afterAll(() => service.close());
}
