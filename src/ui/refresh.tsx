import { RefreshControl } from 'react-native';

import type { Colors } from './theme';

export interface Refresh {
  /** While something really is under way. */
  active: boolean;
  onRefresh: () => void;
}

/** Pull to refresh. */
export function toRefreshControl(refresh: Refresh | undefined, theme: Colors) {
  if (!refresh) return undefined;
  return (
    <RefreshControl
      refreshing={refresh.active}
      onRefresh={refresh.onRefresh}
      tintColor={theme.primary}
      colors={[theme.primary]}
      progressBackgroundColor={theme.card}
    />
  );
}
