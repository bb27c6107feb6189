import { RefreshControl } from 'react-native';

import type { Colors } from './theme';

export interface Refresh {
  /** While something really is under way. */
  active: boolean;
  onRefresh: () => void;
  /** It was asked for and not done, because it would cost: the screen says so, and offers to do it all the same. */
  isHeldBack: boolean;
  onDownloadAnyway: () => void;
}

/** Pull to refresh. What turns meanwhile stands under whatever lies over the top. */
export function toRefreshControl(refresh: Refresh | undefined, theme: Colors, under: number) {
  if (!refresh) return undefined;
  return (
    <RefreshControl
      refreshing={refresh.active}
      onRefresh={refresh.onRefresh}
      progressViewOffset={under}
      tintColor={theme.primary}
      colors={[theme.primary]}
      progressBackgroundColor={theme.card}
    />
  );
}
