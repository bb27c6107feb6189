import { IssueStatus, IssueType } from '@/contract/issue';

import type { Database, Queryable } from '../database/database';
import { issueQuiet, responderAbsent } from '../events/kinds/conversation-events';
import { recordEvents } from '../events/record-events';
import { canAnswer, hasDoctorsIn } from '../resources/issues/responders';

/** How long somebody waits for an answer, or a request lies still, before it is told. */
export interface Patience {
  absentResponderMs: number;
  inactiveIssueMs: number;
}

const AT_ONCE = 100;

interface Waiting {
  conversation_id: string;
  /** Null where the request is at its end: nobody waits any longer. */
  traveller_id: string | null;
  company_id: string | null;
  /** It is asked of doctors, and there is none who could answer it. */
  is_alone: boolean;
}

/** Of requests and other conversations that nobody answers, and of requests in which nothing is said; once, until something is said again. */
export async function tellOfWaiting(database: Database, patience: Patience, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await inBatches(
    database,
    'waits_since',
    before(patience.absentResponderMs),
    async (transaction, waiting) => {
      for (const isAlone of [false, true]) {
        const concerned = waiting
          .filter(({ is_alone }) => is_alone === isAlone)
          .map(({ conversation_id, traveller_id, company_id }) => ({
            traveller_id,
            company_id,
            data: { conversation_id },
          }));
        await recordEvents(transaction, responderAbsent, { about: { isAlone }, concerned }, now);
      }
    },
  );
  await inBatches(database, 'quiet_since', before(patience.inactiveIssueMs), async (transaction, quiet) => {
    const concerned = quiet.map(({ traveller_id, company_id }) => ({ traveller_id, company_id, data: {} }));
    await recordEvents(transaction, issueQuiet, { about: {}, concerned }, now);
  });
}

type Tell = (
  transaction: Queryable,
  waiting: (Waiting & { traveller_id: string; company_id: string })[],
) => Promise<void>;

async function inBatches(
  database: Database,
  column: 'waits_since' | 'quiet_since',
  until: Date,
  tell: Tell,
): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    taken = await database.transaction(async (transaction) => {
      const found = await take(transaction, column, until);
      const open = found.flatMap(({ traveller_id, company_id, ...rest }) =>
        traveller_id !== null && company_id !== null ? [{ ...rest, traveller_id, company_id }] : [],
      );
      await tell(transaction, open);
      return found.length;
    });
  }
}

/** Each is taken once, by one process; whoever speaks there at this moment has it first. */
function take(transaction: Queryable, column: string, until: Date): Promise<Waiting[]> {
  return transaction.query<Waiting>(
    `with due as (
       select id from conversations where ${column} <= $1 order by ${column} limit ${AT_ONCE} for update skip locked),
     taken as (
       update conversations set ${column} = null where id in (select id from due) returning id, issue_id, creator_id)
     select taken.id as conversation_id, traveller.id as traveller_id, traveller.company_id,
       coalesce(issue.type = ${IssueType.SelfHelpMedical} and not ${canAnswer('issue.current_handler_id', 'issue.type')}
         and not ${hasDoctorsIn('issue.country_code', 'issue.traveller_id')}, false) as is_alone
     from taken left join issues issue on issue.id = taken.issue_id and issue.status < ${IssueStatus.Closed}
     left join travellers traveller on traveller.id = coalesce(issue.traveller_id, taken.creator_id) and traveller.deleted_at is null
     order by traveller.id`,
    [until],
  );
}
