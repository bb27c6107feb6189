import { useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { useSingleRecord } from '@/runtime/use-single-record';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { AdvisoryDetails } from './advisory-details';
import { useAdvisoryScreen } from './use-advisory-screen';

export function AdvisoryScreen({ advisoryId, onOpen, onBack }: { advisoryId: string } & ScreenNavigation) {
  const view = useAdvisoryScreen(advisoryId);
  const words = useWords(alertWords);
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  const { refresh, whyMissing } = useSingleRecord('advisory', advisoryId, view);
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words.advisory}
        lead={words.missingAdvisory}
        detail={words.whyMissing[whyMissing]}
        isLooking={whyMissing === 'looking'}
        onBack={onBack}
        refresh={refresh}
      />
    );
  return (
    <Screen title={words.advisory} onBack={onBack} refresh={refresh} checked={checked}>
      {view.kind === 'ready' && <AdvisoryDetails view={view} onOpen={onOpen} />}
    </Screen>
  );
}
