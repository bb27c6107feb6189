import { listDeadJobs, retryDeadJobs } from '../jobs/dead-jobs';
import { WrongUsage, type Command } from './command';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const list: Command = {
  name: 'jobs list',
  parameters: [],
  options: {},
  summary: 'Lists the jobs that failed too often to be tried again by themselves',
  async run(_given, { open }) {
    const { database } = await open();
    const jobs = await listDeadJobs(database);
    const lines = jobs.map(({ id, kind, attempts, last_failure, died_at }) =>
      [id, kind, `${attempts} attempts`, last_failure ?? 'unknown', died_at.toISOString()].join('  '),
    );
    return { lines: lines.length > 0 ? lines : ['No job is dead.'], json: jobs };
  },
};

const retry: Command = {
  name: 'jobs retry',
  parameters: ['<id, or all>'],
  options: {},
  summary: 'Lets a dead job be tried again, or all of them',
  async run({ parameters: [which = ''] }, { open, now }) {
    if (which !== 'all' && !ID.test(which)) throw new WrongUsage(`"${which}" is neither an id nor "all".`);
    const { database } = await open();
    const retried = await retryDeadJobs(database, which === 'all' ? 'all' : [which], now());
    return {
      lines: [`${retried} ${retried === 1 ? 'job is' : 'jobs are'} due again.`],
      json: { retried },
      hasFailed: which !== 'all' && retried === 0,
    };
  },
};

export const jobCommands: readonly Command[] = [list, retry];
