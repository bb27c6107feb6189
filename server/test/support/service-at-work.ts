import type { AppConfig } from '../../src/app';
import { createKeyRing } from '../../src/http/keys';
import { chooseMail } from '../../src/jobs/start-work';
import { createBackground, type Background } from './background';
import { startMailStandIn, type MailStandIn } from './mail-stand-in';
import { startPushStandIn, type PushStandIn } from './push-stand-in';
import { TEST_SECRET } from './sample-moment';
import { startTestService, type TestService } from './test-service';

/** The service with its background work, and those to whom it sends. */
export interface ServiceAtWork extends TestService {
  pushes: PushStandIn;
  mails: MailStandIn;
  background: Background;
}

export async function startServiceAtWork(config: Partial<AppConfig> = {}): Promise<ServiceAtWork> {
  const service = await startTestService(config);
  const pushes = await startPushStandIn();
  const mails = await startMailStandIn();
  const background = createBackground(service, pushes);
  const settings = { url: mails.url, from: 'alerts@acme.example', publicUrl: 'https://acme.example' };
  background.tools.mail = chooseMail(settings, createKeyRing(TEST_SECRET), background.tools.log);
  return {
    ...service,
    pushes,
    mails,
    background,
    async close() {
      background.tools.mail?.mailer.close();
      await mails.close();
      await pushes.close();
      await service.close();
    },
  };
}
