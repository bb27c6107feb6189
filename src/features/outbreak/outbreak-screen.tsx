import { toFreshness } from '@/domain/freshness';
import { useWords } from '@/i18n/locale-provider';
import { outbreakWords } from '@/i18n/messages/outbreak';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { outbreakQueries } from '@/runtime/queries/outbreak-queries';
import { useRead } from '@/runtime/use-read';
import { useRefresh } from '@/runtime/use-refresh';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { OutbreakDetails } from './outbreak-details';

/** One outbreak, as a country, a disease or a search leads to it. It comes with the countries that are on the device. */
export function OutbreakScreen({ outbreakId, onOpen, onBack }: { outbreakId: string } & ScreenNavigation) {
  const words = useWords(outbreakWords);
  const now = useCurrentMinute();
  const refresh = useRefresh();
  const outbreak = useRead(outbreakQueries.one(outbreakId));
  const download = useRead(downloadQueries.ofItem(outbreakId));
  const isShown = outbreak && download !== undefined;
  const checked = useWhenChecked(isShown ? toFreshness(download, false, now) : undefined);
  if (outbreak === null)
    return (
      <MissingRecord
        title={words.outbreak}
        lead={words.gone}
        detail={words.goneDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  return (
    <Screen title={words.outbreak} onBack={onBack} refresh={refresh} checked={checked}>
      {isShown && <OutbreakDetails outbreak={outbreak} onOpen={onOpen} />}
    </Screen>
  );
}
