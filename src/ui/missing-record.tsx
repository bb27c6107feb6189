import { commonWords } from '@/i18n/messages/common';
import { useWords } from '@/i18n/locale-provider';

import { Button } from './button';
import { EmptyState } from './empty-state';
import { LiveRegion } from './live-region';
import type { Refresh } from './refresh';
import { Screen } from './screen';

interface MissingRecordProps {
  /** Of the bar at the top. */
  title: string;
  lead: string;
  detail: string;
  /** It is being looked for: there is nothing to do but to wait. */
  isLooking?: boolean;
  onBack: () => void;
  /** Looks for it once more. */
  refresh?: Refresh;
}

/** A whole screen for something that is not here: what may be the reason, and the ways on. */
export function MissingRecord({ title, lead, detail, isLooking, onBack, refresh }: MissingRecordProps) {
  const words = useWords(commonWords);
  const again = refresh && { label: words.tryAgain, onPress: refresh.onRefresh, busy: refresh.active };
  return (
    <Screen title={title} onBack={onBack} refresh={refresh}>
      <LiveRegion message={detail}>
        <EmptyState
          icon={isLooking ? 'download' : 'info'}
          title={lead}
          detail={detail}
          action={isLooking ? undefined : again}
        />
      </LiveRegion>
      <Button kind="plain" label={words.back} onPress={onBack} />
    </Screen>
  );
}
