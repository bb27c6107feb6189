/** Every way in which a request can come to nothing; each asks for a different next step. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'busy' }
  | { kind: 'server'; fault: 'failed' | 'unreadable' }
  | { kind: 'unauthorized' }
  | { kind: 'rejected'; status: number };

export type Answer<Value> = { kind: 'answered'; value: Value } | Failure;

/** The failure that a status stands for. Only for a status that is no success. */
export function toFailure(status: number): Failure {
  if (status === 429 || status === 503) return { kind: 'busy' };
  if (status === 401) return { kind: 'unauthorized' };
  if (status >= 400 && status < 500) return { kind: 'rejected', status };
  return { kind: 'server', fault: 'failed' };
}
