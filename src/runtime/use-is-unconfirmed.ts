import { travellerQueries } from './queries/traveller-queries';
import { useHasPassed } from './use-has-passed';
import { useSideRead } from './use-read';

const CONFIRMED_WITHIN_MS = 20_000;

/**
 * No service has confirmed what was done then in a time in which one would have. Whatever the phone believes of its network: a portal, a key
 * that is refused and a request that hangs look alike to whoever waits for help. False while there is nothing to confirm.
 */
export function useIsUnconfirmed(doneAt: number | null): boolean {
  return useHasPassed(doneAt, CONFIRMED_WITHIN_MS);
}

/** What kind of help the traveller wants is known to nobody yet. */
export function useIsRequestUnconfirmed(): boolean {
  const calls = useSideRead(travellerQueries.whatWaits())?.help;
  const oldest = calls?.find(({ kind }) => kind === 'issue-create');
  return useIsUnconfirmed(oldest?.createdAt ?? null);
}
