import { randomUUID } from 'node:crypto';

import type { Preview } from './preview';

const HELP = 2;
const LEGAL = 11;
const AGENT = 'demo-agent';
const COMPANY = 'demo-company';

export interface OthersInNeed {
  /** Who called for help, and wrote no word. */
  callerKey: string;
  callId: string;
  /** A request that a colleague has, with what was said about it. */
  takenId: string;
  colleagueKey: string;
}

interface Asked {
  id: string;
  affected: { first_name: string };
}

/** One who called for help without a word, and one whom a colleague of the agent helps already. The service starts anew meanwhile. */
export async function putOthersInNeed(preview: Preview): Promise<OthersInNeed> {
  const { id: companyId } = await preview.ask<{ id: string }>(COMPANY, '/api/v2/org');
  const words = [
    '--company',
    companyId,
    '--email',
    'kim@example.org',
    '--name',
    'Kim Diaz',
    '--role',
    'clinical-admin',
  ];
  const made = JSON.parse(await preview.administer('user', 'create', ...words, '--json')) as { key: string };
  const asking = await preview.invite({ first_name: 'Noor', last_name: 'Haddad', email: 'noor@example.org' });
  const issue = { type: LEGAL, description: 'I was arrested.', country_code: 'CO' };
  const post = (key: string, path: string, content?: object) =>
    preview.ask<{ id: string }>(key, path, { method: 'POST', body: content && JSON.stringify(content) });
  const { id: takenId } = await post(asking.key, '/api/v2/issues', { issue });
  await post(made.key, `/api/v2/issues/${takenId}/claim`);
  const talk = await preview.ask<{ id: string }>(made.key, `/api/v2/issues/${takenId}/conversation`);
  const message = { body: 'A lawyer calls you within the hour.', client_id: randomUUID() };
  await post(made.key, `/api/v2/conversations/${talk.id}/messages`, { message });
  const { callerKey, callId } = await callForHelp(preview);
  return { callerKey, callId, takenId, colleagueKey: made.key };
}

/** Where they are, and that they need help: nothing else. */
async function callForHelp(preview: Preview): Promise<Pick<OthersInNeed, 'callerKey' | 'callId'>> {
  const { key } = await preview.invite({ first_name: 'Mia', last_name: 'Berg', email: 'mia@example.org' });
  const check_in = {
    status: HELP,
    latitude: 4.6486,
    longitude: -74.0628,
    device_token: 'token-of-the-phone',
  };
  await preview.ask(key, '/api/v2/check_ins', { method: 'POST', body: JSON.stringify({ check_in }) });
  const open = await preview.ask<Asked[]>(AGENT, '/api/v2/issues');
  const call = open.find(({ affected }) => affected.first_name === 'Mia');
  if (!call) throw new Error('Who calls for help is not in the list.');
  return { callerKey: key, callId: call.id };
}
