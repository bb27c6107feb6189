import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { spacing, topStripHeight } from './theme';

/** Room for what the phone itself shows at its edges, and for the strip that may come over every screen: then nothing moves. */
export function useScreenPadding() {
  const { top, bottom } = useSafeAreaInsets();
  return { paddingTop: top + topStripHeight + spacing.xs, paddingBottom: bottom + spacing.xl };
}
