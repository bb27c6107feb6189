import { useEffect, useEffectEvent } from 'react';

import { checkInQueries, travellerQueries } from '@/runtime/queries/traveller-queries';
import { useSync } from '@/runtime/runtime-provider';
import { useSideRead } from '@/runtime/use-read';

/** A request to check in, as far as this device knows of it. */
export type KnownRequest =
  | { kind: 'none' }
  /** Nobody but a link speaks of it: anybody can write one. */
  | { kind: 'unknown' }
  | { kind: 'open'; askedAt: number }
  | { kind: 'answered'; at: number };

export function useCheckInRequest(requestId: string | null): KnownRequest {
  const requests = useSideRead(checkInQueries.requests());
  const checkIns = useSideRead(checkInQueries.all());
  const messages = useSideRead(travellerQueries.notifications());
  const request = requests?.find(({ id }) => id === requestId);
  const answer = checkIns?.find(({ request_id }) => request_id === requestId);
  const message = messages?.find(({ notification: { data } }) => data.check_in_request_id === requestId);
  const known = toKnown();
  useLookForIt(known.kind === 'unknown' && requests !== undefined);
  return known;

  function toKnown(): KnownRequest {
    if (requestId === null) return { kind: 'none' };
    if (request) return { kind: 'open', askedAt: Date.parse(request.created_at) };
    if (answer) return { kind: 'answered', at: answer.checkedInAt.getTime() };
    // The message of it has come, and the list of open ones not yet.
    if (message) return { kind: 'open', askedAt: Date.parse(message.notification.created_at) };
    return { kind: 'unknown' };
  }
}

/** It may have been asked since the last download. */
function useLookForIt(isWanted: boolean): void {
  const sync = useSync();
  const look = useEffectEvent(() => void sync.refresh());
  useEffect(() => {
    // Once: what the service does not know either stays unknown.
    if (isWanted) look();
  }, [isWanted]);
}
