import { randomUUID } from 'node:crypto';

import type { Conversation } from '@/contract/conversation';
import { RoleType } from '@/contract/role';

import { addCompany, addTraveller, addUser, type Person } from '../../server/test/support/actors';
import { startLiveService, type LiveService } from '../../server/test/support/live-client';
import { LineAir } from '../support/line-air';
import { phoneOf, startApp, type RunningApp } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

interface Side extends RunningApp {
  air: LineAir;
}

describe('a call for help without a word, over metered networks where downloads are for Wi-Fi only', () => {
  let service: LiveService;
  let agent: Person;
  let traveller: Person;
  let caller: Side;
  let answerer: Side;
  beforeAll(async () => {
    service = await startLiveService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    const company = await addCompany(service);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    traveller = await addTraveller(service, company.key);
  });
  afterEach(async () => {
    await caller.kill();
    await answerer.kill();
  });
  afterAll(() => service.close());

  /** With all that Wi-Fi has brought. */
  const start = async (person: Person, { withLine }: { withLine: boolean }): Promise<Side> => {
    const air = new LineAir(() => service.host);
    const openLine = withLine ? air.openLine : null;
    const app = await startApp(service, phoneOf(service, person), { openLine });
    await app.opened.schedule.refresh();
    await app.opened.mutations.savePreference('wifiOnly', true);
    app.phone.network.joinCellular();
    await until(() => app.opened.engine.status.get().activity === 'idle');
    app.phone.air.seen.length = 0;
    return { ...app, air };
  };
  const startBoth = async (how = { withLine: true }) => {
    caller = await start(traveller, how);
    answerer = await start(agent, how);
  };
  const call = () => caller.opened.services.checkIns.checkIn({ status: 'help' });
  const listed = () => answerer.opened.reads.requests.list();
  const ask = async (requestId: string) => {
    await agent.post(`/api/v2/issues/${requestId}/claim`);
    const talk = await agent.get(`/api/v2/issues/${requestId}/conversation`);
    letPass(service, 1);
    await agent.post(`/api/v2/conversations/${talk.json<Conversation>().id}/messages`, {
      message: { body: 'Where are you?', client_id: randomUUID() },
    });
  };
  const isAsked = async (requestId: string) =>
    (await caller.opened.reads.conversations.get(requestId, 50)).messages.some(
      ({ body }) => body === 'Where are you?',
    );
  const otherDownloads = () =>
    [caller, answerer].flatMap(({ phone }) =>
      phone.air.seen.filter(({ path }) => /v1\/(trips|countries|alerts)/.test(path)),
    );

  it('is heard at once on both sides, and nothing else comes', async () => {
    await startBoth();
    await until(() => answerer.air.open.size === 1);
    await call();
    await until(async () => (await listed()).length === 1);
    await until(() => caller.air.open.size === 1);
    const [request] = await listed();
    await ask(request?.id ?? '');
    await until(() => isAsked(request?.id ?? ''));
    expect(otherDownloads()).toEqual([]);
  });

  it('is heard by the next look where no line stands', async () => {
    await startBoth({ withLine: false });
    await call();
    await caller.opened.engine.send();
    letPass(service, 60);
    answerer.phone.timers.pass(60_000);
    await until(async () => (await listed()).length === 1);
    const [request] = await listed();
    await ask(request?.id ?? '');
    letPass(service, 60);
    caller.phone.timers.pass(60_000);
    await until(() => isAsked(request?.id ?? ''));
  });

  it('is waited for no longer once the traveller is safe', async () => {
    await startBoth();
    await call();
    await until(() => caller.air.open.size === 1);
    letPass(service, 60);
    await caller.opened.services.checkIns.checkIn({ status: 'safe' });
    await until(() => caller.air.open.size === 0);
  });
});
