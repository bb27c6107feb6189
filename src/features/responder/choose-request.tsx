import { useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

/** Beside the list of a wide window, while nothing of it is open. */
export function ChooseRequest() {
  const words = useWords(responderWords);
  return (
    <Screen title={words.request}>
      <EmptyState icon="help" title={words.chooseOne} detail={words.chooseOneDetail} />
    </Screen>
  );
}
