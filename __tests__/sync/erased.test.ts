import { IssueType, type Issue } from '@/contract/issue';
import type { Conversation } from '@/contract/conversation';
import { RoleType } from '@/contract/role';
import { getTalk } from '@/store/messages';
import { getRequest } from '@/store/requests-of-others';

import { createKeyRing } from '../../server/src/http/keys';
import { eraseTraveller } from '../../server/src/resources/travellers/erase';
import { COMPANY_ID } from '../../server/src/sample/sample-callers';
import { addTraveller, addUser, type Person } from '../../server/test/support/actors';
import { aTraveller } from '../../server/test/support/builders';
import { TEST_SECRET } from '../../server/test/support/sample-moment';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import { letPass } from '../support/traveller-actions';

describe('whoever is erased', () => {
  let service: TestService;
  let asking: Person;
  let agent: Person;
  let issueId: string;
  let talk: string;
  let device: Device;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    letPass(service, 3600);
    asking = await addTraveller(service, 'demo-company', aTraveller({ first_name: 'Xanthippe' }));
    agent = await addUser(service, COMPANY_ID, RoleType.OrganizationAdmin);
    await service.database.query(`update travellers set first_name = 'Zenobia' where id = $1`, [agent.id]);
    const issue = { type: IssueType.LostPassport, description: 'My passport is gone' };
    issueId = (await asking.post('/api/v2/issues', { issue })).json<Issue>().id;
    await agent.post(`/api/v2/issues/${issueId}/claim`);
    const { id } = (await asking.get(`/api/v2/issues/${issueId}/conversation`)).json<Conversation>();
    talk = `/api/v2/conversations/${id}/messages`;
    await say(asking, 'It was in a taxi');
    await say(agent, 'I am calling the embassy');
    await say(asking, 'Thank you');
  });
  afterEach(() => device.close());

  const say = async (who: Person, body: string) => {
    letPass(service, 1);
    const said = await who.post(talk, { message: { body, client_id: crypto.randomUUID() } });
    expect(said.status).toBe(200);
  };
  const open = async ({ key }: Person) => {
    device = await startDevice(service, { key });
    await sync();
    expect(await sayWhatIsHere()).toContain('I am calling the embassy');
  };
  const sync = async () => expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
  const erase = async ({ id }: Person) => {
    letPass(service, 60);
    const { now } = service.clock;
    await service.database.transaction((transaction) =>
      eraseTraveller(transaction, { id, company_id: COMPANY_ID }, createKeyRing(TEST_SECRET), now),
    );
  };
  /** Whatever the device keeps. */
  const sayWhatIsHere = () =>
    device.store.database.read(async (reader) => {
      const tables = await reader.all<{ name: string }>(
        `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'`,
      );
      const kept = await Promise.all(tables.map(({ name }) => reader.all(`select * from "${name}"`)));
      return JSON.stringify(kept);
    });

  it('is known to no device of those who helped, with all that they asked and said', async () => {
    await open(agent);
    await erase(asking);
    await sync();
    const requests = await device.store.database.read((reader) => getRequest(reader, issueId));
    expect(requests).toBeNull();
    const here = await sayWhatIsHere();
    for (const trace of ['Xanthippe', asking.id, 'My passport is gone', 'It was in a taxi', 'embassy'])
      expect([trace, here.includes(trace)]).toEqual([trace, false]);
  });

  it('has said nothing more to those whom they helped, who keep what they said themselves', async () => {
    await open(asking);
    await erase(agent);
    await sync();
    const { messages } = await device.store.database.read((reader) => getTalk(reader, issueId, 20));
    expect(messages.map(({ author, body, isDeleted }) => [author.kind, body, isDeleted])).toEqual([
      ['service', 'Somebody has joined.', false],
      ['me', 'It was in a taxi', false],
      ['other', '', true],
      ['me', 'Thank you', false],
    ]);
    const here = await sayWhatIsHere();
    for (const trace of ['Zenobia', agent.id, 'embassy'])
      expect([trace, here.includes(trace)]).toEqual([trace, false]);
    // And they go on talking.
    await say(asking, 'Is somebody there?');
    await sync();
    const later = await device.store.database.read((reader) => getTalk(reader, issueId, 20));
    expect(later.messages.at(-1)?.body).toBe('Is somebody there?');
  });

  it('has noted nothing more for those who help on', async () => {
    const noting = await addUser(service, COMPANY_ID, RoleType.ClinicalAdmin);
    await service.database.query(`update travellers set first_name = 'Yolanda' where id = $1`, [noting.id]);
    await noting.post('/api/v2/notes', { note: { body: 'Insured until May' }, issue_id: issueId });
    await open(agent);
    expect(await sayWhatIsHere()).toContain('Insured until May');
    await erase(noting);
    await sync();
    const here = await sayWhatIsHere();
    expect(here).toContain('My passport is gone');
    for (const trace of ['Yolanda', noting.id, 'Insured until May'])
      expect([trace, here.includes(trace)]).toEqual([trace, false]);
  });
});
