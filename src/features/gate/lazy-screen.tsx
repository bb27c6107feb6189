import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Platform } from 'react-native';

import { commonWords } from '@/i18n/messages/common';
import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { LateCode } from './late-code';
import { Opening } from './opening';

/**
 * A screen whose code a browser fetches when it is first opened: the first one to be seen must not wait for all. Phones have the
 * code at hand and take it in at once.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
): (props: Props) => ReactNode {
  const code = new LateCode(load);
  if (Platform.OS !== 'web') void code.fetch();
  return function LazyScreen(props: Props) {
    const state = useSyncExternalStore(code.watch, code.get);
    useEffect(() => void code.fetch(), []);
    switch (state.kind) {
      case 'waiting':
        return <Opening />;
      case 'failed':
        return <NotFetched onTryAgain={() => void code.fetch()} />;
      case 'there':
        return <state.Part {...props} />;
    }
  };
}

function NotFetched({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useWords(shellWords);
  const { tryAgain } = useWords(commonWords);
  return (
    <Screen title="Sojourn">
      <EmptyState
        icon="warning"
        title={words.notFetchedTitle}
        detail={words.notFetchedDetail}
        action={{ label: tryAgain, onPress: onTryAgain }}
      />
    </Screen>
  );
}
