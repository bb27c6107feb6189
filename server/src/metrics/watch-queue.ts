import { Gauge } from 'prom-client';

import { answerInTime } from '../database/answer-in-time';
import type { Queryable } from '../database/database';
import type { Metrics } from './metrics';

interface QueueState {
  kind: string;
  due: number;
  planned: number;
  repeated: number;
  dead: number;
  oldest_seconds: number;
}

/** Whoever collects metrics gives up after ten seconds. */
const ANSWER_MS = 5_000;
/** All processes beside one database see the same queue: take the highest, not the sum. */
const READ_QUEUE = `
  select kind,
    (count(*) filter (where died_at is null and due_at <= $1))::integer as due,
    (count(*) filter (where died_at is null and due_at > $1))::integer as planned,
    (count(*) filter (where died_at is null and attempts > 1))::integer as repeated,
    (count(*) filter (where died_at is not null))::integer as dead,
    coalesce(greatest(0, extract(epoch from $1::timestamptz - min(due_at) filter (where died_at is null))), 0)
      ::double precision as oldest_seconds
  from jobs group by kind
  union all
  select 'push-message', count(*)::integer, 0, (count(*) filter (where attempts > 1))::integer, 0,
    coalesce(greatest(0, extract(epoch from $1::timestamptz - min(created_at))), 0)::double precision
  from push_messages where ticket is null`;

/** How much work waits, and for how long: read from the database whenever the metrics are asked for. */
export function watchQueue(database: Queryable, { registry }: Metrics, now: () => Date): void {
  let reading: Promise<QueueState[] | null> | null = null;
  // All gauges of one answer share one look.
  const read = () =>
    (reading ??= answerInTime(database.query<QueueState>(READ_QUEUE, [now()]), ANSWER_MS)
      .catch(() => null)
      .finally(() => (reading = null)));

  const watch = (column: Exclude<keyof QueueState, 'kind'>, name: string, help: string) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const rows = await read();
        this.reset();
        for (const row of rows ?? []) this.set({ kind: row.kind }, row[column]);
      },
    });
  watch('due', 'sojourn_queue_due', 'Work that could be done now.');
  watch('planned', 'sojourn_queue_planned', 'Work that is under way, or for later.');
  watch('repeated', 'sojourn_queue_repeated', 'Work that was begun more than once.');
  watch('dead', 'sojourn_queue_dead', 'Work that failed too often, and waits for somebody to look at it.');
  watch('oldest_seconds', 'sojourn_queue_oldest_seconds', 'How long the oldest work has been due.');
  new Gauge({
    name: 'sojourn_database_up',
    help: 'Whether the database answered when the metrics were asked for.',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
}
