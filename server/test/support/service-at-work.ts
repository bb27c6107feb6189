import type { AppConfig } from '../../src/app';
import { createKeyRing } from '../../src/http/keys';
import { chooseMail } from '../../src/jobs/start-work';
import { createBackground, type Background } from './background';
import { startMailStandIn, type MailStandIn } from './mail-stand-in';
import { startPushStandIn, type PushStandIn } from './push-stand-in';
import { TEST_SECRET } from './sample-moment';
import { startTestService, type TestService } from './test-service';

/** Where addresses in mails lead. */
export const PUBLIC_URL = 'https://travel.acme.example';

/** The service with its background work, and the push service to which it sends. */
export interface ServiceAtWork extends TestService {
  pushes: PushStandIn;
  background: Background;
}

export async function startServiceAtWork(config: Partial<AppConfig> = {}): Promise<ServiceAtWork> {
  const service = await startTestService(config);
  const pushes = await startPushStandIn();
  return {
    ...service,
    pushes,
    background: createBackground(service, pushes),
    async close() {
      await pushes.close();
      await service.close();
    },
  };
}

/** The same, with a server that takes its mails. */
export interface ServiceWithMails extends ServiceAtWork {
  mails: MailStandIn;
}

export async function startServiceWithMails(config: Partial<AppConfig> = {}): Promise<ServiceWithMails> {
  const service = await startServiceAtWork(config);
  const mails = await startMailStandIn();
  const { tools } = service.background;
  const settings = { url: mails.url, from: 'Sojourn <alerts@acme.example>', publicUrl: PUBLIC_URL };
  tools.mail = chooseMail(settings, createKeyRing(TEST_SECRET), tools.log);
  return {
    ...service,
    mails,
    async close() {
      tools.mail?.mailer.close();
      await mails.close();
      await service.close();
    },
  };
}
