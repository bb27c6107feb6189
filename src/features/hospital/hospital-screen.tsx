import { useWords } from '@/i18n/locale-provider';
import { hospitalWords } from '@/i18n/messages/hospital';
import { useRefresh } from '@/runtime/use-refresh';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { HospitalDetails } from './hospital-details';
import { useHospitalScreen } from './use-hospital-screen';

export function HospitalScreen({ hospitalId, onOpen, onBack }: { hospitalId: string } & ScreenNavigation) {
  const view = useHospitalScreen(hospitalId);
  const words = useWords(hospitalWords);
  const refresh = useRefresh();
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words.hospital}
        lead={words.missingTitle}
        detail={words.missingDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  return (
    <Screen title={words.hospital} onBack={onBack} refresh={refresh} checked={checked}>
      {view.kind === 'ready' && <HospitalDetails view={view} onOpen={onOpen} />}
    </Screen>
  );
}
