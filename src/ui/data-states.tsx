import { commonWords } from '@/i18n/messages/common';
import { freshnessWords } from '@/i18n/messages/freshness';
import { useFormat, useWords } from '@/i18n/locale-provider';

import { EmptyState } from './empty-state';
import { useFailureReason } from './use-failure-reason';
import { useNow } from './use-now';

/** What is missing, in the screen's own words; the general ones otherwise. */
interface Words {
  title?: string;
  detail?: string;
}

/** Never downloaded: nobody knows whether there is anything. */
export function NotDownloaded({ title, detail, onDownload }: Words & { onDownload?: () => void }) {
  const words = useWords(freshnessWords);
  const { download } = useWords(commonWords);
  return (
    <EmptyState
      icon="download"
      title={title ?? words.neverTitle}
      detail={detail ?? words.neverDetail}
      action={onDownload && { label: download, onPress: onDownload }}
    />
  );
}

/** The service said so, and when. */
export function NothingThere({ title, detail, checkedAt }: Words & { checkedAt: number }) {
  const words = useWords(freshnessWords);
  const format = useFormat();
  const checked = words.checked(format.ago(checkedAt, useNow()));
  return (
    <EmptyState
      icon="check"
      title={title ?? words.nothingTitle}
      detail={detail ? `${detail}\n${checked}` : checked}
    />
  );
}

/** `why` is the kind of failure, as the freshness carries it. */
export function LoadFailed({ title, why, onRetry }: { title?: string; why: string; onRetry?: () => void }) {
  const words = useWords(freshnessWords);
  const { tryAgain } = useWords(commonWords);
  return (
    <EmptyState
      icon="warning"
      title={title ?? words.failedTitle}
      detail={useFailureReason(why)}
      action={onRetry && { label: tryAgain, onPress: onRetry }}
    />
  );
}
