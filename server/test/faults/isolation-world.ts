import { randomUUID } from 'node:crypto';

import { ROLE_NAMES, type RoleType } from '@/contract/role';

import type { Queryable } from '../../src/database/database';
import { addTraveller } from '../support/actors';
import { isAbout, realAddress, type Endpoint } from '../support/endpoints';
import { startTestService, type Answer, type TestService } from '../support/test-service';
import { addMarkedCompany, addMarkedTraveller, type MarkedCompany, type MarkedTraveller } from './canaries';
import { HANDLERS, type Expectation } from './expected-callers';
import { freeze } from './frozen-database';
import { goodBody, namesTraveller } from './good-bodies';

/** Lists are asked for as wide as they go. */
const WIDEST = '?since=0&page=1&per_page=100&all=1';

/** Whoever asks for what is the victim's: the victim itself, their company, somebody of it, somebody else. */
export interface Asker {
  name: string;
  key: string | null;
  /** As the OpenAPI document names them: their kind, and the role of a user. */
  kinds: readonly string[];
  relation: 'own' | 'same company' | 'other company' | 'none';
  /** What they may see, whatever they ask for. */
  canaries: readonly string[];
  /** Their own company's, to be put in place of the victim's. */
  companyId: string | null;
}

export interface World {
  service: TestService;
  victim: MarkedTraveller;
  colleague: MarkedTraveller;
  stranger: MarkedTraveller;
  company: MarkedCompany;
  otherCompany: MarkedCompany;
  removedKey: string;
  /** How the victim and their company stood when the last write was done, before it was undone; null where none was. */
  takeSight(): string | null;
  close(): Promise<void>;
}

/** Two companies, a victim, a colleague and a stranger, each with one of everything. What is asked of it afterwards changes nothing. */
export async function buildWorld(): Promise<World> {
  const maker = await startTestService();
  const company = await addMarkedCompany(maker);
  const otherCompany = await addMarkedCompany(maker);
  const victim = await addMarkedTraveller(maker, company);
  const colleague = await addMarkedTraveller(maker, company);
  const stranger = await addMarkedTraveller(maker, otherCompany);
  for (const person of [victim, colleague, stranger]) await addMarkedNote(maker, person);
  const removed = await addTraveller(maker);
  await maker.as('demo-company').delete(`/api/v1/partner/travellers/${removed.id}`);
  let sight: string | null = null;
  const frozen = freeze(maker.database, async (transaction) => {
    sight = await lookAt(transaction, victim);
  });
  const service = await startTestService({}, frozen);
  await service.app.ready();
  return {
    service: { ...service, database: maker.database },
    victim,
    colleague,
    stranger,
    company,
    otherCompany,
    removedKey: removed.key,
    takeSight() {
      const seen = sight;
      sight = null;
      return seen;
    },
    async close() {
      await service.close();
      await maker.close();
    },
  };
}

/** Of those who help, about what they asked for. */
export async function addMarkedNote(
  { database }: Pick<TestService, 'database'>,
  { ids, canaries, id: owner }: MarkedTraveller,
): Promise<void> {
  const id = randomUUID();
  await database.query(
    `insert into notes (id, issue_id, owner_id, body, pinned, created_at, updated_at) values ($1, $2, $3, $4, false, now(), now())`,
    [id, ids.issue_id, owner, `Noted of ${canaries[0]}`],
  );
  ids.note_id = id;
  canaries.push(id);
}

/** Rises with whatever changes of a traveller, by triggers; what belongs to their company is listed. */
export async function lookAt(database: Queryable, { id, company }: MarkedTraveller): Promise<string> {
  const rows = await database.query(
    `select traveller.*,
       (select json_agg(notice order by id) from notifications notice
         where notice.company_id = $2 and notice.traveller_id is null) as notices,
       (select json_agg(issue order by id) from issues issue where issue.traveller_id = $1) as issues,
       (select json_agg(note order by note.id) from notes note
         join issues issue on issue.id = note.issue_id where issue.traveller_id = $1) as notes,
       (select json_agg(endpoint order by id) from webhook_endpoints endpoint where endpoint.company_id = $2) as endpoints,
       (select json_agg(delivery order by delivery.id) from webhook_deliveries delivery
         join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
         where endpoint.company_id = $2) as deliveries
     from travellers traveller where id = $1`,
    [id, company.id],
  );
  return JSON.stringify(rows);
}

/** Lets the three be users of this role, and no other. */
export async function setRole(world: World, role: RoleType): Promise<void> {
  const ids = [world.victim, world.colleague, world.stranger].map(({ id }) => id);
  await world.service.database.query('update user_roles set type = $2 where user_id = any($1::uuid[])', [
    ids,
    role,
  ]);
}

/** The three, as users of this role. */
export function usersOf({ victim, colleague, stranger }: World, role: RoleType): Asker[] {
  const asker = (person: MarkedTraveller, relation: Asker['relation']): Asker => ({
    name: `${ROLE_NAMES[role]}, ${relation}`,
    key: person.key,
    kinds: ['user', ROLE_NAMES[role]],
    relation,
    canaries: [...person.canaries, ...person.company.canaries],
    companyId: person.company.id,
  });
  return [asker(victim, 'own'), asker(colleague, 'same company'), asker(stranger, 'other company')];
}

/** Everybody who is no user. */
export function othersOf({ victim, colleague, stranger, company, otherCompany, removedKey }: World): Asker[] {
  const bystander = (name: string, key: string | null, kinds: string[] = []): Asker => ({
    name,
    key,
    kinds,
    relation: 'none',
    canaries: [],
    companyId: null,
  });
  return [
    bystander('nobody', null),
    bystander('a wrong key', 'no-such-key'),
    bystander('a removed user', removedKey),
    bystander('the publisher', 'demo-publisher', ['publisher']),
    {
      name: 'the company',
      key: company.key,
      kinds: ['company'],
      relation: 'same company',
      canaries: [...company.canaries, ...victim.canaries, ...colleague.canaries],
      companyId: company.id,
    },
    {
      name: 'another company',
      key: otherCompany.key,
      kinds: ['company'],
      relation: 'other company',
      canaries: [...otherCompany.canaries, ...stranger.canaries],
      companyId: otherCompany.id,
    },
  ];
}

/** Whether they look after the travellers of the victim's company, whose requests they then see. */
export function isHandler({ kinds, relation }: Asker): boolean {
  return ['own', 'same company'].includes(relation) && HANDLERS.some((name) => kinds.includes(name));
}

/** Whether the operation is for them, and about what is theirs. */
export function judge({ callers, of }: Expectation, asker: Asker) {
  const { kinds, relation } = asker;
  const isWelcome = callers === 'anybody' || callers.some((name) => kinds.includes(name));
  const isTheirs =
    of === 'nobody' ||
    relation === 'own' ||
    (of === 'company' && relation === 'same company') ||
    (of === 'user and company' && relation === 'same company' && kinds.includes('company')) ||
    (of === 'user and handlers' && isHandler(asker));
  return { isWelcome, isTheirs };
}

/** What they get for what is the victim's. */
export function statusFor(expectation: Expectation, asker: Asker): number | undefined {
  const { isWelcome, isTheirs } = judge(expectation, asker);
  if (isWelcome && isTheirs) return isTheirsToDo(expectation, asker) ? (expectation.success ?? 200) : 403;
  if (isWelcome) return expectation.refusal ?? 200;
  // The key of a user is good where other users are welcome.
  const isForSomeUsers = Object.values(ROLE_NAMES).some((name) => expectation.callers.includes(name));
  return asker.kinds.includes('user') && isForSomeUsers ? 403 : 401;
}

/** Whoever asked for help may look after travellers too. */
function isTheirsToDo({ notBy }: Expectation, asker: Asker): boolean {
  if (notBy === 'handlers') return asker.relation === 'own';
  if (notBy === 'affected') return asker.relation !== 'own';
  return notBy !== 'user' || isHandler(asker);
}

/** With the victim's ids and those of `ids`; of a body, the victim is who is named in it. */
export function ask(
  { service, victim }: World,
  endpoint: Endpoint,
  asker: Pick<Asker, 'key' | 'relation'>,
  ids: Record<string, string> = {},
): Promise<Answer> {
  const headers = {
    ...(asker.key !== null && { authorization: `TKN ${asker.key}` }),
    ...(endpoint.mediaType !== null && { 'content-type': endpoint.mediaType }),
    // The victim's own: an answer that is kept for them must not be given to another.
    ...(endpoint.path === '/api/v2/check_ins' && {
      'idempotency-key': asker.relation === 'own' ? randomUUID() : victim.idempotencyKey,
    }),
  };
  return service.send({
    method: endpoint.method,
    url: realAddress(endpoint, { ...victim.ids, ...ids }) + widest(endpoint, victim),
    headers,
    payload: goodBody(endpoint, victim),
  });
}

function widest({ queries }: Endpoint, { id }: MarkedTraveller): string {
  const query = new URLSearchParams(WIDEST);
  query.set('user_id', id);
  for (const name of [...query.keys()]) if (!queries.includes(name)) query.delete(name);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Whether the victim stands in its address or its body behind the company. */
export function isBehindCompany(endpoint: Endpoint, { victim }: World): boolean {
  const { company_id: _company, ...others } = victim.ids;
  return isAbout(endpoint, others) || namesTraveller(endpoint);
}
