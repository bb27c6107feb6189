import { listChangedIssues, listIssues, listOpenIssues } from '@/api/issues';
import { isResponder } from '@/contract/role';
import type { ListedIssues } from '@/store/issues';
import { saveListedIssues } from '@/store/listed-issues';
import { getProfile } from '@/store/profile';

import { toCursor } from './cursor';
import { snapshot, type Fetch, type Pull } from './pull';

const DAY_SECONDS = 86_400;
/** So long whoever helps keeps what is over. */
const KEPT_DAYS = 30;

/** Requests for help: of a traveller all that they ever made, of whoever helps what is open and what ended lately. */
export function pullIssues(name: string): Pull {
  return {
    name,
    async run(context, revision) {
      const roles = (await context.database.read(getProfile))?.roles ?? [];
      const today = Math.floor(context.now() / 1000 / DAY_SECONDS);
      const fetch = isResponder(roles)
        ? listForResponder((today - KEPT_DAYS) * DAY_SECONDS)
        : listOfTraveller;
      return snapshot(name, fetch, saveListedIssues).run(context, revision);
    },
  };
}

/** With the moment as of which nothing can be missing from it: what is asked for while the list is under way is not in it. */
const listOfTraveller: Fetch<ListedIssues> = async (client, options) => {
  const reading = await listIssues(client, options);
  if (reading.kind !== 'read') return reading;
  return { ...reading, value: { issues: reading.value, asOf: toCursor(reading.date) } };
};

/** Two lists, neither of which grows with all that was ever asked for. */
const listForResponder =
  (since: number): Fetch<ListedIssues> =>
  async (client, { language, signal }) => {
    const open = await listOpenIssues(client, { language, signal });
    if (open.kind !== 'read') return open;
    // Read behind it: what ends meanwhile is in one of both.
    const changed = await listChangedIssues(client, since, { language, signal });
    if (changed.kind !== 'read') return changed;
    const newest = new Map([...open.value, ...changed.value].map((issue) => [issue.id, issue]));
    return {
      ...open,
      value: { issues: [...newest.values()], asOf: toCursor(open.date) },
      setAside: open.setAside + changed.setAside,
      bytes: open.bytes + changed.bytes,
      etag: null,
    };
  };
