import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import type { StorageCondition } from '@/runtime/reopen-store';
import { Banner } from '@/ui/banner';

interface StorageNoticeProps {
  condition: Exclude<StorageCondition, 'well'>;
  onTryAgain: () => void;
}

/** What is on the screen was read before the storage died: it stays, and the traveller knows. */
export function StorageNotice({ condition, onTryAgain }: StorageNoticeProps) {
  const words = useWords(shellWords);
  switch (condition) {
    case 'reopening':
      return <Banner tone="medium" title={words.storageGone} detail={words.storageReopening} />;
    case 'unreachable':
      return (
        <Banner
          tone="high"
          title={words.storageGone}
          detail={words.storageUnreachable}
          onPress={onTryAgain}
        />
      );
  }
}
