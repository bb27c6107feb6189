import { useWords } from '@/i18n/locale-provider';
import { healthWords } from '@/i18n/messages/health';
import type { Shelf } from '@/runtime/queries/health-library-queries';
import { useRefresh } from '@/runtime/use-refresh';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { DiseaseDetails } from './disease-details';
import { RemedyDetails } from './remedy-details';
import { useHealthItemScreen } from './use-health-item-screen';

interface HealthItemScreenProps extends ScreenNavigation {
  shelf: Shelf;
  itemId: string;
}

/** A disease, medication or vaccination of the health library. */
export function HealthItemScreen({ shelf, itemId, onOpen, onBack }: HealthItemScreenProps) {
  const view = useHealthItemScreen(shelf, itemId);
  const words = useWords(healthWords);
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  const refresh = useRefresh();
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words[shelf]}
        lead={words.missing[shelf]}
        detail={words.missingDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  return (
    <Screen title={words[shelf]} onBack={onBack} refresh={refresh} checked={checked}>
      {view.kind === 'ready' &&
        (view.item.shelf === 'diseases' ? (
          <DiseaseDetails disease={view.item.disease} onOpen={onOpen} />
        ) : (
          <RemedyDetails {...view.item} />
        ))}
    </Screen>
  );
}
