import { failureFacts } from '../failures/failure-facts';
import { nextAttempt } from './backoff';
import {
  buryJob,
  finishJob,
  postponeJob,
  returnJob,
  takeJob,
  type Job,
  type JobKind,
  type Lane,
} from '../queue/job-queue';
import { forgetRemoved } from './forget-removed';
import { JobInterrupted, startRun, type JobRun } from './job-run';
import { sendMail } from './mail/send-mail';
import { matchAdvisory } from './match-advisory';
import { matchAlert } from './match-alert';
import { matchEntryRequirement } from './match-entry-requirement';
import { matchCheckIn } from './match-check-in';
import { checkReceipts } from './push/check-receipts';
import { sendPushes } from './push/send-pushes';
import { readItineraryMail, tellOfSlowMail } from './read-itinerary-mail';
import { remindOfCheckIn } from './remind-of-check-in';
import { takeBackChanged } from './take-back-changed';
import { tellTrip } from './tell-trip';
import { deliverWebhooks } from './webhooks/deliver-webhooks';
import type { TurnLane } from './webhooks/endpoint-turns';
import { relayEvents } from './webhooks/relay-events';
import { warnOfFailing } from './webhooks/warn-of-failing';
import type { PushTools, WorkTools } from './work-tools';

/** After some hours it is no passing trouble: somebody has to look. */
const MOST_ATTEMPTS = 20;
/** A mail server may be away for a night. A mail is news for a day, and has come to its end by itself well before so many attempts. */
const MOST_ATTEMPTS_OF_MAIL = 200;
const mostAttempts = (kind: JobKind) => (kind === 'send-mail' ? MOST_ATTEMPTS_OF_MAIL : MOST_ATTEMPTS);

const HANDLERS: Record<JobKind, (run: JobRun, tools: WorkTools) => Promise<void>> = {
  'match-alert': matchAlert,
  'match-advisory': matchAdvisory,
  'match-entry-requirement': matchEntryRequirement,
  'match-check-in': matchCheckIn,
  'tell-trip': tellTrip,
  'remind-of-check-in': remindOfCheckIn,
  'send-mail': sendMail,
  'read-itinerary-mail': readItineraryMail,
  'tell-of-slow-mail': tellOfSlowMail,
};

/** Does one piece of work. True when there may be more at once. */
export type Step = (tools: WorkTools, isStopping: () => boolean) => Promise<boolean>;

const sendsTo =
  (to: 'push' | 'webPush', send: (tools: PushTools) => Promise<boolean>): Step =>
  async (tools) => {
    const push = tools[to];
    return push !== null && send({ ...tools, push });
  };

const toPhones = (urgent: boolean) => sendsTo('push', (tools) => sendPushes(tools, { urgent, web: false }));
const toBrowsers = (urgent: boolean) =>
  sendsTo('webPush', (tools) => sendPushes(tools, { urgent, web: true }));

const deliversTo =
  (lane: TurnLane): Step =>
  async (tools, isStopping) => {
    const { webhooks } = tools;
    return webhooks !== null && deliverWebhooks({ ...tools, webhooks }, lane, isStopping);
  };

/** Whoever delivers nothing does not know whether an endpoint still fails. */
const warnOfWebhooks: Step = async (tools) => tools.webhooks !== null && warnOfFailing(tools);

interface WorkLane {
  /** How many of its steps a process does at once. */
  workers: number;
  step: Step;
}

/** None waits for another: a flood in one delays no other. */
export const LANES = {
  'urgent jobs': { workers: 1, step: doJobOf('urgent') },
  'urgent push messages': { workers: 1, step: toPhones(true) },
  'urgent messages to browsers': { workers: 1, step: toBrowsers(true) },
  matching: { workers: 1, step: doJobOf('matching') },
  whereabouts: { workers: 1, step: doJobOf('whereabouts') },
  'push messages': { workers: 2, step: toPhones(false) },
  'messages to browsers': { workers: 2, step: toBrowsers(false) },
  'push receipts': { workers: 1, step: sendsTo('push', checkReceipts) },
  mails: { workers: 2, step: sendMails },
  'mails with bookings': { workers: 1, step: doJobOf('itineraries') },
  'events for webhooks': { workers: 1, step: relayEvents },
  webhooks: { workers: 4, step: deliversTo({ isFailing: false }) },
  'webhooks that fail': { workers: 2, step: deliversTo({ isFailing: true }) },
  'removed news': { workers: 1, step: forgetRemoved },
  'changed rules': { workers: 1, step: takeBackChanged },
  'warnings of webhooks': { workers: 1, step: warnOfWebhooks },
} satisfies Record<string, WorkLane>;

/** Does whatever is due in all lanes, until nothing is or `isStopping` says so. Several processes may do this at once. */
export async function doBackgroundWork(tools: WorkTools, isStopping = () => false): Promise<void> {
  let isIdle = false;
  while (!isIdle && !isStopping()) {
    const found = await Promise.all(Object.values(LANES).map(({ step }) => step(tools, isStopping)));
    isIdle = !found.some(Boolean);
  }
}

async function sendMails(tools: WorkTools, isStopping: () => boolean): Promise<boolean> {
  return tools.mail !== null && doJobOf('mail')(tools, isStopping);
}

function doJobOf(lane: Lane): Step {
  return async (tools, isStopping) => {
    const job = await takeJob(tools.database, lane, tools.now());
    if (!job) return false;
    await doJob(tools, job, isStopping);
    return true;
  };
}

async function doJob(tools: WorkTools, job: Job, isStopping: () => boolean): Promise<void> {
  const { database, now, log } = tools;
  try {
    // Its last attempts ended with the processes that made them.
    if (job.attempts > mostAttempts(job.kind)) throw new Error('no attempt came to an end');
    await HANDLERS[job.kind](startRun(database, job, now, isStopping), tools);
    await finishJob(database, job, now());
  } catch (error) {
    if (error instanceof JobInterrupted) {
      await returnJob(database, job, now());
      return;
    }
    const facts = failureFacts(error);
    const told = { job: job.kind, attempt: job.attempts, ...facts };
    const failure = facts.code || facts.kind;
    if (job.attempts >= mostAttempts(job.kind)) {
      log.error(told, 'a job failed for the last time: see service:admin jobs list');
      await buryJob(database, job, now(), failure);
      return;
    }
    log.error(told, 'a job failed, and is tried again later');
    await postponeJob(database, job, nextAttempt(job.attempts, now()), failure);
  }
}
