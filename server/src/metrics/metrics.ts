import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From a remembered 304 to a long list on a busy machine. */
const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface AnsweredRequest {
  /** The pattern of the route, never the address: addresses hold ids. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

/** What this process counts of itself. Labels come from closed sets: no ids, no keys, no names. */
export interface Metrics {
  registry: Registry;
  countRequest(request: AnsweredRequest): void;
  /** `kind` is the class of the SQLSTATE, or `connection`. */
  countQueryFailure(kind: string): void;
  countPushes(outcome: string, messages: number): void;
  /** Of mails with bookings that came by SMTP. */
  countMail(outcome: string): void;
  /** One was opened. */
  countLine(): void;
  /** One ended, and why. */
  countLineEnd(why: string): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'sojourn_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'sojourn_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const queryFailures = new Counter({
    name: 'sojourn_database_failures_total',
    help: 'Statements that failed, by the class of their SQLSTATE; "connection" where there was none.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const pushes = new Counter({
    name: 'sojourn_push_messages_total',
    help: 'Push messages by what the push service said of them, at sending or in its receipt.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const mails = new Counter({
    name: 'sojourn_mails_in_total',
    help: 'Mails with bookings that came by SMTP, and recipients of such that were refused, by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const lines = new Gauge({
    name: 'sojourn_live_lines',
    help: 'Live lines that are open.',
    registers: [registry],
  });
  const lineEnds = new Counter({
    name: 'sojourn_live_lines_ended_total',
    help: 'Live lines that ended, by why.',
    labelNames: ['why'],
    registers: [registry],
  });
  return {
    registry,
    countRequest({ route, method, status, seconds }) {
      const labels = {
        route,
        method: KNOWN_METHODS.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    countQueryFailure: (kind) => queryFailures.inc({ kind }),
    countPushes: (outcome, messages) => pushes.inc({ outcome }, messages),
    countMail: (outcome) => mails.inc({ outcome }),
    countLine: () => lines.inc(),
    countLineEnd(why) {
      lines.dec();
      lineEnds.inc({ why });
    },
  };
}
