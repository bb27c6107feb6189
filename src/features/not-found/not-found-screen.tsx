import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

export function NotFoundScreen({ onLeave }: { onLeave: () => void }) {
  const words = useWords(shellWords);
  return (
    <Screen title={words.notFoundTitle}>
      <EmptyState
        icon="directions"
        title={words.notFoundLead}
        detail={words.notFoundDetail}
        action={{ label: words.goToFirst, onPress: onLeave }}
      />
    </Screen>
  );
}
