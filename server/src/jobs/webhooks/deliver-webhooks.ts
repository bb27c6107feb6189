import type { Queryable } from '../../database/database';
import type { WebhookTools, WorkTools } from '../work-tools';
import { disableEndpoint } from './disable-endpoint';
import { listDue } from './due-deliveries';
import { beginTurn, endTurn, type TurnLane } from './endpoint-turns';
import { recordOutcomes, type Outcome } from './record-outcomes';

/** After so long, and so many, another endpoint has its turn. Of one that fails few will be tried: no more are fetched. */
const TURN_MS = 30_000;
const DELIVERIES_A_TURN = { well: 100, failing: 20 };
/** What was sent is written down at least so often: a process that is killed sends that much twice. */
const OUTCOMES_A_RECORD = 50;
const RECORD_EVERY_MS = 1000;
/** An endpoint where all was well so far loses its turn at once: it may hang. */
const FAILURES_A_TURN = { well: 1, failing: 5 };
const REST_MS = 10_000;
/** Between two renewals of a lease lie a second and one attempt: it lasts for twice as long as an attempt may take. */
const ATTEMPTS_A_LEASE = 2;

export type DeliveryTools = Pick<WorkTools, 'database' | 'now'> & { webhooks: WebhookTools };

/** Delivers what is due at one endpoint, one after the other. False where none has anything due. */
export async function deliverWebhooks(
  tools: DeliveryTools,
  lane: TurnLane,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  const { database, now } = tools;
  const health = lane.isFailing ? 'failing' : 'well';
  const leaseMs = ATTEMPTS_A_LEASE * tools.webhooks.sender.timeoutMs;
  const turn = await beginTurn(database, lane, leaseMs, now());
  if (!turn) return false;
  const begun = now().getTime();
  const due = await listDue(database, turn.endpoint.id, DELIVERIES_A_TURN[health], now());
  let unrecorded: Outcome[] = [];
  let recordedAt = begun;
  let failures = 0;
  const isPatient = () => failures < FAILURES_A_TURN[health];
  const record = (transaction: Queryable, outcomes: readonly Outcome[]) =>
    recordOutcomes(transaction, turn, outcomes, tools.webhooks.random, now());
  for (const delivery of due) {
    if (isStopping() || !isPatient() || now().getTime() - begun > TURN_MS) break;
    const { event_id: eventId, body, attempts } = delivery;
    const attempt = await tools.webhooks.sender.send(turn.endpoint, { eventId, body, number: attempts + 1 });
    unrecorded.push({ delivery, attempt });
    failures = attempt.failure === null ? 0 : failures + 1;
    if (attempt.isGone) break;
    if (unrecorded.length < OUTCOMES_A_RECORD && now().getTime() - recordedAt < RECORD_EVERY_MS) continue;
    const outcomes = unrecorded;
    const state = await database.transaction((transaction) => record(transaction, outcomes));
    if (state === 'lost') return true;
    unrecorded = [];
    recordedAt = now().getTime();
    if (state === 'over') break;
  }
  await database.transaction(async (transaction) => {
    if ((await record(transaction, unrecorded)) === 'lost') return;
    const isTired = lane.isFailing && !isPatient();
    await endTurn(transaction, turn, isTired ? new Date(now().getTime() + REST_MS) : null, now());
    if (unrecorded.at(-1)?.attempt.isGone) await disableEndpoint(transaction, turn.endpoint, 'gone', now());
  });
  return true;
}
