import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { NotDownloaded } from '@/ui/data-states';
import { Screen } from '@/ui/screen';

export function HelpScreen() {
  const { tabs } = useWords(shellWords);
  return (
    <Screen title={tabs.help}>
      <NotDownloaded />
    </Screen>
  );
}
