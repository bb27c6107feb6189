import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { spacing } from './theme';

/** Room for what the phone itself shows at its edges. */
export function useScreenPadding() {
  const { top, bottom } = useSafeAreaInsets();
  return { paddingTop: top + spacing.l, paddingBottom: bottom + spacing.xl };
}
