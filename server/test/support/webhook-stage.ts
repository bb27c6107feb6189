import type { WebhookDelivery } from '@/contract/webhook-delivery';
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@/contract/webhook-endpoint';

import type { OutsideSettings } from '../../src/outside/outside-requests';
import type { WebhookSender } from '../../src/webhooks/webhook-sender';
import { addCompany, addTraveller, type Person } from './actors';
import { SAMPLE_MOMENT } from './sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './service-at-work';
import type { Answer } from './test-service';
import {
  createTestSender,
  deliverWebhooksOf,
  startWebhookReceiver,
  type WebhookReceiver,
} from './webhook-receiver';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

interface StageSettings {
  /** Of this machine and network that may be called; loopback unless it is said. */
  allowedHosts: string[];
  /** Of the endpoint that there is from the beginning; that of the receiver unless it is said. */
  url?: string;
  /** How names are looked up, and who is trusted; the real ones unless it is said. */
  network?: Pick<OutsideSettings, 'authority' | 'lookUp'>;
}

/**
 * A company that hears of everything at one endpoint, a receiver on loopback; the service with its background work, by a clock in the
 * test's hand. Nothing has happened yet when a test begins.
 */
export class WebhookStage {
  service!: ServiceAtWork;
  receiver!: WebhookReceiver;
  company!: Person;
  endpoint!: WebhookEndpointWithSecret;
  private readonly senders: WebhookSender[] = [];

  constructor(private readonly settings: StageSettings) {}

  async open(): Promise<void> {
    const { allowedHosts } = this.settings;
    this.service = await startServiceAtWork({ webhookHosts: allowedHosts, webhookSender: this.addSender() });
    this.receiver = await startWebhookReceiver();
  }

  async begin(): Promise<void> {
    const { service, receiver } = this;
    service.clock.now = new Date(SAMPLE_MOMENT);
    this.deliverWith({});
    await service.database.query('delete from webhook_endpoints');
    await service.database.query('delete from events');
    receiver.received.length = 0;
    receiver.reply = () => 204;
    this.company = await addCompany(service);
    this.endpoint = await this.addEndpoint();
  }

  async close(): Promise<void> {
    for (const sender of this.senders) sender.close();
    await this.receiver.close();
    await this.service.close();
  }

  /** How deliveries are made: what the length of pauses hangs on, and how long an answer may take, the usual time unless it is said. */
  deliverWith({ random = () => 0, timeoutMs }: { random?: () => number; timeoutMs?: number }): void {
    deliverWebhooksOf(this.service, random, this.addSender(timeoutMs));
  }

  private addSender(timeoutMs?: number): WebhookSender {
    const { allowedHosts, network } = this.settings;
    const sender = createTestSender(() => this.service.clock.now, { allowedHosts, network, timeoutMs });
    this.senders.push(sender);
    return sender;
  }

  path(rest = ''): string {
    return `/api/v2/org/${this.company.id}/webhook_endpoints${rest}`;
  }

  /** Of the one endpoint that there is from the beginning. */
  own(rest = ''): string {
    return this.path(`/${this.endpoint.id}${rest}`);
  }

  async addEndpoint(fields: object = {}): Promise<WebhookEndpointWithSecret> {
    const { url = `${this.receiver.url}/webhooks` } = this.settings;
    const webhook_endpoint = { url, ...fields };
    return (await this.company.post(this.path(), { webhook_endpoint })).json<WebhookEndpointWithSecret>();
  }

  async showEndpoint(): Promise<WebhookEndpoint> {
    return (await this.company.get(this.own())).json<WebhookEndpoint>();
  }

  changeEndpoint(fields: object): Promise<Answer> {
    return this.company.patch(this.own(), { webhook_endpoint: fields });
  }

  async listDeliveries({ of = this.endpoint.id, state = '' } = {}): Promise<WebhookDelivery[]> {
    const query = `per_page=100${state && `&state=${state}`}`;
    return (await this.company.get(this.path(`/${of}/deliveries?${query}`))).json<WebhookDelivery[]>();
  }

  redeliver(id = ''): Promise<Answer> {
    return this.company.post(`/api/v2/org/${this.company.id}/webhook_deliveries/${id}/redeliver`);
  }

  /** An event: the company has a traveller more. */
  happen(): Promise<Person> {
    return addTraveller(this.service, this.company.key);
  }

  async happenTimes(times: number): Promise<Person[]> {
    const people: Person[] = [];
    while (people.length < times) people.push(await this.happen());
    return people;
  }

  /** Whom the events were about that arrived, in their order. */
  userIds(): unknown[] {
    return this.receiver.received.map(({ body }) => body.payload.user_id);
  }

  run(): Promise<void> {
    return this.service.background.run();
  }

  runAfter(minutes: number): Promise<void> {
    return this.service.background.runAfter(minutes);
  }

  moveTo(moment: Date): void {
    this.service.clock.now = moment;
  }

  pass(ms: number): void {
    this.moveTo(new Date(this.service.clock.now.getTime() + ms));
  }
}

/** Set for all tests of a `describe`, and anew for each of them. */
export function setWebhookStage(settings: StageSettings = { allowedHosts: ['127.0.0.1'] }): WebhookStage {
  const stage = new WebhookStage(settings);
  beforeAll(() => stage.open());
  beforeEach(() => stage.begin());
  afterAll(() => stage.close());
  return stage;
}
