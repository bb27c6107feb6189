import type { Conversation } from '@/contract/conversation';
import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { RoleType } from '@/contract/role';
import { getCountryByCode } from '@/store/countries';
import { listCountryHospitals } from '@/store/hospitals';
import { getTalk } from '@/store/messages';
import { writeMessage } from '@/store/message-writes';
import { listNotes, pinNote, writeNote } from '@/store/request-notes';
import { getRequest, listRequests, moveRequest } from '@/store/requests-of-others';
import type { Transaction } from '@/store/store-database';

import { COMPANY_ID } from '../../server/src/sample/sample-callers';
import { addTraveller, addUser, type Person } from '../../server/test/support/actors';
import { startServiceAtWork, type ServiceAtWork } from '../../server/test/support/service-at-work';
import { aPhoneShot } from '../../server/test/support/photos';
import { startDevice, type Device } from '../support/device';
import { aGate, ALL_WELL, letPass, travellerOn, until } from '../support/traveller-actions';

describe('the device of whoever answers', () => {
  let service: ServiceAtWork;
  let asking: Person;
  let agent: Person;
  let device: Device;
  let id: string;

  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    asking = await addTraveller(service);
    agent = await addUser(service, COMPANY_ID, RoleType.OrganizationAdmin);
    id = await ask();
    device = await startDevice(service, { key: agent.key });
    expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
  });
  afterEach(() => device.close());
  afterAll(() => service.close());

  const ask = async (type: IssueType = IssueType.LostPassport, who = asking) =>
    (await who.post('/api/v2/issues', { issue: { type, country_code: 'CO' } })).json<Issue>().id;
  const write = (work: (transaction: Transaction) => Promise<unknown>) =>
    device.store.database.write('user', work);
  const move = (to: 'claim' | 'close' | 'finish') =>
    write((transaction) => moveRequest(transaction, { issueId: id, to }, device.context));
  const here = () => device.store.database.read((reader) => getRequest(reader, id));
  const notes = () => device.store.database.read((reader) => listNotes(reader, id));
  const onService = async () => (await agent.get(`/api/v2/issues/${id}`)).json<Issue>();

  it('claims without a network, outlives the app, and is told once; what is said follows the claim', async () => {
    device.network.online = false;
    await move('claim');
    await write((transaction) =>
      writeMessage(transaction, { issueId: id, body: 'I am on it' }, device.context),
    );
    await device.engine.send();
    device = await device.restart();
    expect(await here()).toMatchObject({ stage: 'mine', move: { kind: 'waiting' } });
    device.network.online = true;
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    await device.engine.hurry();
    await device.engine.send();
    device.network.fault = () => null;
    await device.engine.hurry();
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect(await here()).toMatchObject({ stage: 'mine', move: { kind: 'settled' } });
    expect(await onService()).toMatchObject({ status: 2, current_handler: { id: agent.id } });
    await device.engine.pullConversations();
    const talk = await device.store.database.read((reader) => getTalk(reader, id, 10));
    expect(talk.messages.filter(({ author }) => author.kind === 'me').map(({ body }) => body)).toEqual([
      'I am on it',
    ]);
  });

  it('closes a request although a line does not carry their photo, which comes later and opens nothing again', async () => {
    await move('claim');
    await device.engine.send();
    const photo = { content: (await aPhoneShot(400, 300)).toString('base64'), width: 300, height: 400 };
    device.network.fault = ({ method }) =>
      method === 'POST' && (device.network.written.at(-1)?.length ?? 0) > 2_000
        ? { kind: 'drop-before' }
        : null;
    await write((transaction) =>
      writeMessage(transaction, { issueId: id, body: 'The form', photo }, device.context),
    );
    await move('close');
    for (let time = 0; time < 4; time += 1) {
      await device.engine.hurry();
      await device.engine.send();
    }
    expect(await onService()).toMatchObject({ status: 3 });
    device.network.fault = () => null;
    await device.engine.hurry();
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect(await onService()).toMatchObject({ status: 3 });
    const talk = (await asking.get(`/api/v2/issues/${id}/conversation`)).json<Conversation>();
    expect(talk.messages.map(({ body }) => body)).toContain('The form');
  });

  it('hears that another was first, and keeps nothing that says otherwise', async () => {
    const colleague = await addUser(service, COMPANY_ID, RoleType.ClinicalAdmin);
    expect((await colleague.post(`/api/v2/issues/${id}/claim`)).status).toBe(200);
    await move('claim');
    await device.engine.send();
    expect(await here()).toMatchObject({ move: { kind: 'refused', to: 'claim', reason: { status: 409 } } });
    await device.engine.pullIssues();
    expect(await here()).toMatchObject({ stage: 'anothers' });
  });

  it('closes and finishes, whereupon it is gone for whoever asked and still here', async () => {
    await move('claim');
    await move('close');
    await move('finish');
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect(await onService()).toMatchObject({ status: IssueStatus.Finished });
    expect((await asking.get(`/api/v2/issues/${id}`)).status).toBe(404);
    await device.engine.pullIssues();
    expect(await here()).toMatchObject({ stage: 'finished' });
  });

  it('notes something once, also where the answer was lost, and pins it as it was meant', async () => {
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    await write((transaction) => writeNote(transaction, { issueId: id, body: 'Insured' }, device.context));
    await device.engine.send();
    device.network.fault = () => null;
    await device.engine.hurry();
    expect(await device.engine.send()).toEqual(ALL_WELL);
    const [note] = await notes();
    expect(await notes()).toMatchObject([{ body: 'Insured', sending: { kind: 'sent' } }]);
    // Somebody else has pinned it meanwhile: it is pinned, and not pinned no longer.
    await service.as('demo-agent').patch(`/api/v2/notes/${note?.key ?? ''}`, { issue_id: id });
    await write((transaction) =>
      pinNote(transaction, { issueId: id, noteId: note?.key ?? '', pinned: true }, device.context),
    );
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect((await onService()).notes).toMatchObject([{ body: 'Insured', pinned: true }]);
    expect(await notes()).toMatchObject([{ pinned: true, sending: { kind: 'sent' } }]);
    expect(await travellerOn(device).outbox()).toEqual([]);
  });

  it('keeps a note that was sent while an older list of requests was on its way', async () => {
    const gate = aGate();
    let isHeld = false;
    device.network.fault = ({ method, path }) => {
      // The second of both lists, behind which nothing is read any more.
      if (method !== 'GET' || !/^\/api\/v2\/issues\?.*since=/.test(path)) return null;
      isHeld = true;
      return { kind: 'hold-answer', until: gate.opened };
    };
    const slow = device.engine.pullIssues();
    await until(() => isHeld);
    await write((transaction) => writeNote(transaction, { issueId: id, body: 'Insured' }, device.context));
    expect(await device.engine.send()).toEqual(ALL_WELL);
    gate.open();
    expect(await slow).toEqual(ALL_WELL);
    expect(await notes()).toMatchObject([{ body: 'Insured', sending: { kind: 'sent' } }]);
    device.network.fault = () => null;
    await device.engine.pullIssues();
    expect(await notes()).toMatchObject([{ body: 'Insured' }]);
  });

  it('keeps what is around somebody whom they help, and where that one is by their own word', async () => {
    const hospitalsIn = async () => {
      const country = await device.store.database.read((reader) => getCountryByCode(reader, 'CO'));
      return device.store.database.read((reader) => listCountryHospitals(reader, country?.short.id ?? ''));
    };
    expect(await hospitalsIn()).toEqual([]);
    await move('claim');
    await asking.post('/api/v2/check_ins', {
      check_in: {
        latitude: 4.711,
        longitude: -74.0721,
        status: CheckInStatus.Help,
        device_token: 'token-of-the-phone',
      },
    });
    await service.background.run();
    expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
    expect(await here()).toMatchObject({ place: { latitude: 4.711, longitude: -74.0721 } });
    expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
    expect((await hospitalsIn()).length).toBeGreaterThan(0);
  });

  it('keeps what ended lately, and lets go of what ended long ago', async () => {
    const old = await ask();
    await service.database.query(`update issues set status = 3, updated_at = $2 where id = $1`, [
      old,
      new Date(service.clock.now.getTime() - 40 * 86_400_000),
    ]);
    await service.database.query('update issues set status = 3 where id = $1', [id]);
    await device.engine.pullIssues();
    const ids = (await device.store.database.read(listRequests)).map((request) => request.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(old);
  });

  it('of a doctor hears at once what is asked in their country, and that a colleague has it', async () => {
    const doctor = await startDevice(service, { key: 'demo-doctor' });
    expect(await doctor.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
    const listed = async () => (await doctor.store.database.read(listRequests)).map((request) => request.id);
    const asked = await ask(IssueType.SelfHelpMedical);
    expect(await doctor.engine.look()).toMatchObject({ kind: 'finished' });
    expect(await listed()).toEqual([asked]);
    await service.database.query('update issues set status = 2, current_handler_id = $2 where id = $1', [
      asked,
      agent.id,
    ]);
    letPass(service, 1);
    expect(await doctor.engine.look()).toMatchObject({ kind: 'finished' });
    expect(await listed()).toEqual([]);
    await doctor.close();
  });
});
