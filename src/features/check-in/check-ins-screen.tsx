import { useWords } from '@/i18n/locale-provider';
import { checkInHistoryWords } from '@/i18n/messages/check-in-history';
import { useRefresh } from '@/runtime/use-refresh';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { EmptyState } from '@/ui/empty-state';
import { ListScreen } from '@/ui/list-screen';
import { Screen } from '@/ui/screen';

import { CheckInRow } from './check-in-row';
import { useCheckInsScreen } from './use-check-ins-screen';

/** Everything that the traveller said of themselves, and whether it arrived. */
export function CheckInsScreen({ onBack }: { onBack: () => void }) {
  const words = useWords(checkInHistoryWords);
  const view = useCheckInsScreen();
  const refresh = useRefresh();
  const checked = useWhenChecked(view.kind === 'opening' ? undefined : view.freshness);
  if (view.kind === 'opening')
    return (
      <Screen title={words.title} onBack={onBack}>
        {null}
      </Screen>
    );
  const { checkIns, countryNames } = view;
  return (
    <ListScreen
      title={words.title}
      onBack={onBack}
      items={checkIns}
      keyOf={({ id }) => id}
      checked={checked}
      empty={<EmptyState icon="check" title={words.none} detail={words.noneDetail} />}
      refresh={refresh}
      renderItem={(checkIn) => (
        <CheckInRow checkIn={checkIn} country={countryNames.get(checkIn.country_code ?? '') ?? null} />
      )}
    />
  );
}
