import { commonWords } from '@/i18n/messages/common';
import { useWords } from '@/i18n/locale-provider';

import { Button } from './button';
import { EmptyState } from './empty-state';
import type { Refresh } from './refresh';
import { Screen } from './screen';

interface MissingRecordProps {
  /** Of the bar at the top. */
  title: string;
  lead: string;
  detail: string;
  onBack: () => void;
  /** Looks for it once more. */
  refresh?: Refresh;
}

/** A whole screen for something that is not here: what may be the reason, and the ways on. */
export function MissingRecord({ title, lead, detail, onBack, refresh }: MissingRecordProps) {
  const words = useWords(commonWords);
  return (
    <Screen title={title} onBack={onBack} refresh={refresh}>
      <EmptyState
        icon="info"
        title={lead}
        detail={detail}
        action={refresh && { label: words.tryAgain, onPress: refresh.onRefresh, busy: refresh.active }}
      />
      <Button kind="plain" label={words.back} onPress={onBack} />
    </Screen>
  );
}
