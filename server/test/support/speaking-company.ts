import type { WebhookEndpointWithSecret } from '@/contract/webhook-endpoint';

import { queryOne } from '../../src/database/database';
import { addCompany, addTraveller, addTrip, type Person } from './actors';
import { admin, type AdminRun } from './admin';
import { aDestination, aDevice, aTrip } from './builders';
import { SAMPLE_MOMENT } from './sample-moment';
import { startServiceWithMails, type ServiceWithMails } from './service-at-work';
import { startWebPushStandIn } from './web-push-stand-in';
import {
  createTestSender,
  deliverWebhooksOf,
  startWebhookReceiver,
  type ReceivedWebhook,
  type WebhookReceiver,
} from './webhook-receiver';

const EVERYTHING = {
  send_trip_alert_email: true,
  send_trip_alert_push: true,
  send_all_good_email: true,
  send_all_good_push: true,
};

/** A company with the white-label package, its receiver, and a traveller of it in Norway, who wants to hear of everything. */
export interface SpeakingCompany {
  service: ServiceWithMails;
  receiver: WebhookReceiver;
  company: Person;
  endpoint: WebhookEndpointWithSecret;
  traveller: Person;
  /** Begins anew, with another company. */
  prepare(): Promise<void>;
  endpointPath(rest?: string): string;
  /** Changes the company, as whoever runs the service does. */
  set(...words: string[]): Promise<AdminRun>;
  turn(verb: 'disable' | 'enable'): Promise<AdminRun>;
  /** With a phone that speaks German, and a browser. */
  addSomebody(key?: string): Promise<Person>;
  goToNorway(person: Person, entry_date?: string): Promise<unknown>;
  /** Asks the traveller to check in. */
  ask(): ReturnType<Person['post']>;
  /** The messages that were left to the company. */
  suppressed(): ReceivedWebhook[];
  /** How many messages the service sent itself, or is about to: to phones, to browsers and by mail. */
  countSent(): Promise<number>;
  listInbox(): Promise<object[]>;
  close(): Promise<void>;
}

export async function startSpeakingCompany(): Promise<SpeakingCompany> {
  const service: ServiceWithMails = await startServiceWithMails({
    checkInReminderMinutes: 30,
    webhookHosts: ['127.0.0.1'],
    innerHosts: ['push.example'],
    webhookSender: createTestSender(() => service.clock.now),
  });
  const receiver = await startWebhookReceiver();
  const browsers = await startWebPushStandIn();
  deliverWebhooksOf(service);
  const { database } = service;
  const made: Pick<SpeakingCompany, 'company' | 'endpoint' | 'traveller'> = await makeCompany();

  async function makeCompany() {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await database.query('delete from webhook_endpoints');
    await database.query('delete from alerts where created_at >= $1', [SAMPLE_MOMENT]);
    await database.query('delete from advisories where created_at >= $1', [SAMPLE_MOMENT]);
    await database.query(`delete from travellers where email like 'robin.%'`);
    const company = await addCompany(service);
    await admin(database, 'company', 'set', company.id, '--white-label', 'on', '--all-good', 'on');
    const answer = await company.post(`/api/v2/org/${company.id}/webhook_endpoints`, {
      webhook_endpoint: { url: receiver.url },
    });
    const traveller = await addSomebody(company.key);
    await goToNorway(traveller);
    await service.background.run();
    service.clock.now = new Date(SAMPLE_MOMENT.getTime() + 60_000);
    receiver.received.length = 0;
    receiver.reply = () => 204;
    service.pushes.taken.length = 0;
    service.mails.taken.length = 0;
    return { company, endpoint: answer.json<WebhookEndpointWithSecret>(), traveller };
  }
  async function addSomebody(key: string): Promise<Person> {
    const person = await addTraveller(service, key);
    const phone = aDevice({ token: `ExponentPushToken[${person.id}]`, locale: 'de' });
    await person.post(`/api/v2/users/${person.id}/devices`, { device: phone });
    const { token } = browsers.subscribe();
    await person.post('/api/v1/users/add_device', { device: { uuid: `browser of ${person.id}`, token } });
    await person.put(`/api/v1/users/${person.id}`, { user: { settings: EVERYTHING } });
    return person;
  }
  function goToNorway(person: Person, entry_date = '2026-06-15'): Promise<unknown> {
    const destination = aDestination({ country_code: 'NO', entry_date, exit_date: '2026-07-30' });
    return addTrip(person, aTrip({ destinations: [destination] }));
  }

  const self: SpeakingCompany = {
    ...made,
    service,
    receiver,
    async prepare() {
      Object.assign(self, await makeCompany());
    },
    endpointPath: (rest = '') =>
      `/api/v2/org/${self.company.id}/webhook_endpoints/${self.endpoint.id}${rest}`,
    set: (...words) => admin(database, 'company', 'set', self.company.id, ...words),
    turn: (verb) => admin(database, 'company', verb, self.company.id),
    addSomebody: (key = self.company.key) => addSomebody(key),
    goToNorway,
    ask: () =>
      self.company.post(`/api/v2/org/${self.company.id}/check_in_requests`, {
        check_in_request: { user_ids: [self.traveller.id] },
      }),
    suppressed: () => receiver.received.filter(({ body }) => body.event_name === 'notification.suppressed'),
    async countSent() {
      const { waiting } = await queryOne<{ waiting: number }>(
        database,
        `select (select count(*)::integer from push_messages where ticket is null)
           + (select count(*)::integer from jobs where kind = 'send-mail') as waiting`,
      );
      return service.pushes.taken.length + service.mails.taken.length + waiting;
    },
    listInbox: async () => (await self.traveller.get('/api/v2/notifications')).json<object[]>(),
    async close() {
      service.background.tools.webhooks?.sender.close();
      await browsers.close();
      await receiver.close();
      await service.close();
    },
  };
  return self;
}
