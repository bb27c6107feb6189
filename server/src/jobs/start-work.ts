import type { AssetStore } from '../assets/asset-store';
import { sweepAssets } from '../assets/sweep-assets';
import type { Config } from '../config';
import { failureFacts } from '../failures/failure-facts';
import type { KeyRing } from '../http/keys';
import { createMailReader, type MailReader } from '../itinerary/processes/mail-reader';
import { prepareExtractor } from '../itinerary/processes/run-extractor';
import { createUnsubscribeToken } from '../resources/unsubscribe/unsubscribe-token';
import { LANES, type Step } from './background-work';
import { clearOut } from './clear-out';
import type { WebhookSender } from '../webhooks/webhook-sender';
import { createOutsideRequests } from '../outside/outside-requests';
import { handBackRequests } from './hand-back-requests';
import { createSmtpMailer } from './mail/mailer';
import { createExpoPush } from './push/expo-push';
import { createLogPush } from './push/log-push';
import type { PushService } from './push/push-service';
import { createWebPush } from './push/web-push';
import { repeat, type Schedule } from './schedule';
import { tellAllIsWell } from './tell-all-is-well';
import { tellOfWaiting, type Patience } from './tell-of-waiting';
import type { MailTools, WebhookTools, WorkTools } from './work-tools';

const HOUR_MS = 3_600_000;
const TRIPS_BEGIN_MS = 15 * 60_000;
const WAITING_MS = 60_000;
/** How long an alert may wait until its travellers hear of it. */
const LOOK_EVERY_MS = 2000;

/** All that the service does by itself, until it is stopped. */
export function startWork(tools: WorkTools & { assets: AssetStore; patience: Patience }): Schedule {
  const report = (job: string) => (error: unknown) =>
    tools.log.error({ job, ...failureFacts(error) }, 'background work failed');
  let isStopping = false;
  const schedules = [
    repeat(() => clearOut(tools.database, tools.now(), () => isStopping), HOUR_MS, report('clearing out')),
    repeat(() => sweepAll(tools, () => isStopping), HOUR_MS, report('sweeping photos away')),
    repeat(() => tellAllIsWell(tools.database, tools.now()), TRIPS_BEGIN_MS, report('trips that begin')),
    repeat(
      () => tellOfWaiting(tools.database, tools.patience, tools.now()),
      WAITING_MS,
      report('requests that wait'),
    ),
    repeat(
      () => handBackRequests(tools.database, tools.now(), () => isStopping),
      WAITING_MS,
      report('requests whose handler is gone'),
    ),
    ...Object.entries(LANES).flatMap(([name, { workers, step }]) =>
      Array.from({ length: workers }, () =>
        repeat(() => drain(step, tools, () => isStopping), LOOK_EVERY_MS, report(name)),
      ),
    ),
  ];
  return {
    async stop() {
      isStopping = true;
      await Promise.all(schedules.map((schedule) => schedule.stop()));
      tools.mail?.mailer.close();
      tools.webhooks?.sender.close();
      tools.assets.close();
    },
  };
}

async function sweepAll(
  { database, now, assets }: WorkTools & { assets: AssetStore },
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping() && (await sweepAssets(database, assets, now())) > 0);
}

async function drain(step: Step, tools: WorkTools, isStopping: () => boolean): Promise<void> {
  while (!isStopping() && (await step(tools, isStopping)));
}

export function choosePush(push: Config['push'], log: WorkTools['log']): PushService | null {
  switch (push.kind) {
    case 'expo':
      return createExpoPush(push);
    case 'log':
      return createLogPush(log);
    case 'leave':
      log.info({}, 'push messages are left to other processes: PUSH is not set');
      return null;
  }
}

export function chooseWebPush(
  { webPush, innerHosts }: Pick<Config, 'webPush' | 'innerHosts'>,
  { database, now, log }: Pick<WorkTools, 'database' | 'now' | 'log'>,
): PushService | null {
  switch (webPush.kind) {
    case 'vapid':
      return createWebPush({ ...webPush, outside: createOutsideRequests({ innerHosts }), database, now });
    case 'log':
      return createLogPush(log, 'to browsers, without VAPID keys or with PUSH=log');
    case 'leave':
      log.info({}, 'messages to browsers are left to other processes: VAPID_PUBLIC_KEY is not set');
      return null;
  }
}

/** Both readers, where `kitinerary-extractor` is installed; else our own alone. */
export async function chooseMailReader(path: string | null, log: WorkTools['log']): Promise<MailReader> {
  const extractor = path === null ? null : await prepareExtractor(path);
  if (extractor === null) log.info({}, 'mails with bookings are read without kitinerary-extractor');
  else log.info({ ...extractor }, 'mails with bookings are read by kitinerary-extractor too');
  return createMailReader({
    extractor,
    onFailure: (reader, failure) =>
      log.error({ reader, failure }, 'a mail with bookings was not read to its end'),
  });
}

export function chooseWebhooks(sender: WebhookSender | null, log: WorkTools['log']): WebhookTools | null {
  if (sender) return { sender, random: Math.random };
  log.info({}, 'webhooks are left to other processes: WEBHOOKS=off');
  return null;
}

export function chooseMail(mail: Config['mail'], keyRing: KeyRing, log: WorkTools['log']): MailTools | null {
  if (mail === null) {
    log.info({}, 'mails are left to other processes: SMTP_URL is not set');
    return null;
  }
  return {
    mailer: createSmtpMailer(mail),
    unsubscribeUrl: (travellerId, setting) =>
      `${mail.publicUrl}/unsubscribe/${createUnsubscribeToken(keyRing, travellerId, setting)}`,
  };
}
