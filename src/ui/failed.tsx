import { commonWords } from '@/i18n/messages/common';
import { failureWords } from '@/i18n/messages/failure';
import { useWords } from '@/i18n/locale-provider';

import { EmptyState } from './empty-state';

interface FailedProps {
  /** The device could not read its own copy; anything else is a fault of the app. */
  isUnread: boolean;
  tryAgain: () => void;
}

/** In place of what could not be read or drawn. */
export function Failed({ isUnread, tryAgain }: FailedProps) {
  const words = useWords(failureWords);
  const common = useWords(commonWords);
  return (
    <EmptyState
      icon="warning"
      title={isUnread ? words.unreadTitle : words.brokenTitle}
      detail={isUnread ? words.unreadDetail : words.brokenDetail}
      action={{ label: common.tryAgain, onPress: tryAgain }}
    />
  );
}
