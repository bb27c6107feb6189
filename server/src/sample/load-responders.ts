import { MessageType } from '@/contract/conversation';
import { IssueStatus, IssueType } from '@/contract/issue';
import { RoleType } from '@/contract/role';

import { queryFirst, type Queryable } from '../database/database';
import type { KeyRing } from '../http/keys';
import { addRole } from '../resources/roles/queries';
import { saveResponder } from '../resources/issues/responders';
import { insertTraveller } from '../resources/travellers/queries';
import { insertRows } from '../database/insert-rows';
import { COMPANY_ID, travellerId } from './sample-callers';
import { sampleId } from './sample-ids';

const CLINIC_ID = sampleId('company', 'demo-clinic');

const RESPONDERS = [
  {
    key: 'demo-agent',
    company_id: COMPANY_ID,
    name: ['Sam', 'Agent'],
    home_country: 'GB',
    language: 'en',
    roles: [RoleType.Employee, RoleType.OrganizationAdmin],
  },
  {
    key: 'demo-doctor',
    company_id: CLINIC_ID,
    name: ['Ana', 'Doctor'],
    home_country: 'CO',
    language: 'es',
    roles: [RoleType.MedicalPractitioner],
  },
] as const;

/** Who answers, and something to answer. Nothing where they are there: a sample set of an earlier version has none of them. */
export async function loadResponders(transaction: Queryable, keyRing: KeyRing, now: Date): Promise<void> {
  if (await queryFirst(transaction, 'select 1 as there from companies where id = $1', [CLINIC_ID])) return;
  await transaction.query(
    `insert into companies (id, name, key_hash, created_at, updated_at) values ($1, 'Sample Clinic, Bogotá', $2, $3, $3)`,
    [CLINIC_ID, keyRing.hash(sampleId('key', 'nobody has it')), now],
  );
  for (const { key, company_id, name, roles, ...person } of RESPONDERS) {
    const id = travellerId(key);
    const [first_name, last_name] = name;
    await insertTraveller(
      transaction,
      company_id,
      { ...person, first_name, last_name, email: `${key}@example.org` },
      keyRing,
      now,
      { id, key },
    );
    await transaction.query('delete from user_roles where user_id = $1', [id]);
    for (const role of roles) await addRole(transaction, { id, company_id }, role, now);
  }
  await saveResponder(transaction, travellerId('demo-doctor'), 'CO', now);
  await loadIssue(transaction, now);
}

async function loadIssue(transaction: Queryable, now: Date): Promise<void> {
  const id = sampleId('issue', 'lost-luggage');
  const traveller_id = travellerId('demo-traveller');
  const stamps = { created_at: now, updated_at: now };
  await insertRows(transaction, 'issues', [
    {
      id,
      traveller_id,
      company_id: COMPANY_ID,
      creator_id: traveller_id,
      type: IssueType.LostLuggage,
      status: IssueStatus.Waiting,
      description: 'My suitcase did not arrive in Bogotá.',
      country_code: 'CO',
      moved_by: traveller_id,
      ...stamps,
    },
  ]);
  const conversation_id = sampleId('conversation', 'lost-luggage');
  await insertRows(transaction, 'conversations', [
    { id: conversation_id, issue_id: id, last_position: 1, ...stamps },
  ]);
  await insertRows(transaction, 'conversation_participants', [
    {
      conversation_id,
      user_id: traveller_id,
      delivered_position: 1,
      read_position: 1,
      joined_at: now,
    },
  ]);
  await insertRows(transaction, 'messages', [
    {
      id: sampleId('message', 'lost-luggage'),
      conversation_id,
      position: 1,
      revision: 1,
      type: MessageType.Text,
      user_id: traveller_id,
      client_id: sampleId('client message', 'lost-luggage'),
      body: 'It is a red one, with a sticker of a llama.',
      translations: {},
      ...stamps,
    },
  ]);
  await insertRows(transaction, 'notes', [
    {
      id: sampleId('note', 'lost-luggage'),
      issue_id: id,
      owner_id: travellerId('demo-agent'),
      body: 'The airline found it in Madrid; it comes with the flight of tomorrow.',
      pinned: true,
      ...stamps,
    },
  ]);
}
