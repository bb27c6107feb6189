import { useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import { useRefresh } from '@/runtime/use-refresh';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { MissingRecord } from '@/ui/missing-record';
import { Screen } from '@/ui/screen';

import { NotesSection } from './notes-section';
import { ReachSection } from './reach-section';
import { RequestDetails } from './request-details';
import { RequestMoves } from './request-moves';
import { TripSection } from './trip-section';
import { useRequestScreen } from './use-request-screen';
import { WhereSection } from './where-section';

interface RequestScreenProps {
  requestId: string;
  onOpen: (path: string) => void;
  onBack: () => void;
}

/** One request of somebody else: who asks for what, what can be done, and what those who help have noted. */
export function RequestScreen({ requestId, onOpen, onBack }: RequestScreenProps) {
  const words = useWords(responderWords);
  const view = useRequestScreen(requestId);
  const refresh = useRefresh();
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words.request}
        lead={words.missing}
        detail={words.missingDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  return (
    <Screen title={words.request} onBack={onBack} checked={checked} refresh={refresh}>
      {view.kind === 'ready' && (
        <>
          <RequestDetails request={view.request} />
          <ReachSection request={view.request} />
          <RequestMoves request={view.request} onOpen={onOpen} />
          <WhereSection request={view.request} onOpen={onOpen} />
          {view.request.trip && <TripSection trip={view.request.trip} />}
          <NotesSection requestId={requestId} />
        </>
      )}
    </Screen>
  );
}
