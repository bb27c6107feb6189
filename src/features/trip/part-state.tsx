import type { ReactNode } from 'react';

import type { Freshness } from '@/domain/freshness';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { LoadFailed, NotDownloaded, NothingThere } from '@/ui/data-states';
import { FreshnessLine, needsNoWord } from '@/ui/freshness-line';

export interface PartStateProps {
  /** Null until it is known. */
  freshness: Freshness | null;
  isEmpty: boolean;
  /** What to say where the service said that there is nothing. */
  nothing: string;
  /** Why it can't be here yet, where that is known. */
  neverDetail?: string;
  onRetry: () => void;
  /** The part itself, where it is not lines of a list. */
  children?: ReactNode;
}

/** How fresh a part of the trip is, or why there is nothing of it to show: never came, nothing there, old, failed. */
export function PartState({ freshness, isEmpty, nothing, neverDetail, onRetry, children }: PartStateProps) {
  const checked = useWhenChecked(freshness ?? undefined);
  if (!checked || !freshness) return null;
  // Of what is fresh, the header of the trip has the clock.
  const line = !needsNoWord(checked) && <FreshnessLine {...checked} />;
  if (!isEmpty)
    return (
      <>
        {line}
        {children}
      </>
    );
  switch (freshness.kind) {
    case 'never-downloaded':
      return (
        <NotDownloaded detail={neverDetail} onDownload={neverDetail === undefined ? onRetry : undefined} />
      );
    case 'failed':
      if (freshness.checkedAt === null) return <LoadFailed why={freshness.why} onRetry={onRetry} />;
      return (
        <>
          <NothingThere title={nothing} checkedAt={freshness.checkedAt} />
          {line}
        </>
      );
    case 'old':
    case 'nothing-there':
    case 'up-to-date':
      return <NothingThere title={nothing} checkedAt={freshness.checkedAt} />;
  }
}
