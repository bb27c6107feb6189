import { useState } from 'react';

import type { WrittenAlertFilter } from '@/contract/alert-filter';
import { addDays } from '@/domain/days';
import { areAlike, chooseLeftOut, leavesOutMoreGrave, toDraft } from '@/runtime/alert-filter-draft';
import { alertFilterQueries } from '@/runtime/queries/alert-filter-queries';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { useRead, useSideRead } from '@/runtime/use-read';
import { useToday } from '@/runtime/use-today';
import type { ParkedReason } from '@/store/outbox';
import type { RecentDanger } from '@/store/recent-dangers';

const DAYS = 30;

export type AlertFiltersView =
  | { kind: 'opening' }
  /** Nobody knows yet what the service has. */
  | { kind: 'not-here' }
  | {
      kind: 'ready';
      draft: WrittenAlertFilter[];
      setDraft: (draft: WrittenAlertFilter[]) => void;
      isChanged: boolean;
      /** Saved like this, it would leave out gravest dangers that it did not before. */
      isGraver: boolean;
      /** What was saved waits to be sent. */
      isUnsent: boolean;
      /** Why the service did not take what was saved. */
      refusal: ParkedReason | null;
      recent: RecentDanger[];
      /** Those of them that the draft leaves out. */
      leftOut: RecentDanger[];
    };

export function useAlertFiltersScreen(): AlertFiltersView {
  const today = useToday();
  const stored = useRead(alertFilterQueries.stored());
  const recent = useRead(alertFilterQueries.recent(addDays(today, -DAYS) ?? today));
  const { parked = [] } = useSideRead(travellerQueries.whatWaits()) ?? {};
  const [edited, setDraft] = useState<WrittenAlertFilter[] | null>(null);
  if (stored === undefined || recent === undefined) return { kind: 'opening' };
  if (stored === null) return { kind: 'not-here' };
  const before = toDraft(stored.filters);
  const draft = edited ?? before;
  return {
    kind: 'ready',
    draft,
    setDraft,
    isChanged: !areAlike(draft, before),
    isGraver: leavesOutMoreGrave(draft, before),
    isUnsent: stored.isUnsent,
    refusal: parked.find(({ kind }) => kind === 'alert-filters')?.parked ?? null,
    recent,
    leftOut: chooseLeftOut(draft, recent),
  };
}
