import { Stopped } from './pull-run';
import type { SyncOutcome } from './sync-status';

/** However the work ends, its outcome says so. */
export async function endOf(
  signal: AbortSignal,
  work: () => Promise<{ failed: number; setAside: number }>,
): Promise<SyncOutcome> {
  try {
    return { kind: 'finished', ...(await work()) };
  } catch (reason) {
    if (reason instanceof Stopped) return { kind: 'stopped', by: reason.failure };
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'broken', reason };
  }
}

export function worse(sent: SyncOutcome, pulled: SyncOutcome): SyncOutcome {
  return sent.kind === 'broken' && pulled.kind === 'finished' ? sent : pulled;
}
