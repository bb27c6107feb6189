import { useWords } from '@/i18n/locale-provider';
import { exploreWords } from '@/i18n/messages/explore';
import { Screen } from '@/ui/screen';

import { StatusMap } from './status-map';
import { useExploreScreen } from './use-explore-screen';

/** Beside a list, while nothing of it is open: the whole world. */
export function WorldMapScreen({ onOpen }: { onOpen: (path: string) => void }) {
  const words = useWords(exploreWords);
  const view = useExploreScreen();
  return (
    <Screen title={words.map}>{view.kind === 'ready' && <StatusMap view={view} onOpen={onOpen} />}</Screen>
  );
}
