import { NotStoredSheet } from './not-stored-sheet';
import { SentUnstoredSheet } from './sent-unstored-sheet';
import type { CheckInState } from './use-say-check-in';

interface NotKeptSheetProps {
  state: CheckInState;
  onClose: () => void;
}

/** The phone could not keep what was said; whether the company has it all the same. */
export function NotKeptSheet({ state, onClose }: NotKeptSheetProps) {
  if (state.kind === 'sent-unstored') return <SentUnstoredSheet status={state.status} onClose={onClose} />;
  return state.kind === 'not-stored' ? <NotStoredSheet status={state.status} onClose={onClose} /> : null;
}
