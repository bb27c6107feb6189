import { useState } from 'react';

import { Toast } from './toast';
import { ToastAtFoot } from './toast-place';

interface UndoNoticeProps {
  message: string;
  undoLabel: string;
  /** Gives false where it can't be taken back any more. */
  undo: () => Promise<boolean>;
  /** Takes what may fail, and tells of it if it does. */
  attempt: (work: Promise<unknown>) => void;
  /** What is said then. */
  tooLate: string;
  /** After some seconds, or when it was undone. */
  onEnd: () => void;
}

/** Something was done and can be taken back for a while. */
export function UndoNotice({ message, undoLabel, undo, attempt, tooLate, onEnd }: UndoNoticeProps) {
  const [isTooLate, setIsTooLate] = useState(false);
  const undoOnce = async () => {
    if (await undo()) onEnd();
    else setIsTooLate(true);
  };
  const action = { label: undoLabel, onPress: () => attempt(undoOnce()) };
  return (
    <ToastAtFoot>
      {isTooLate ? (
        <Toast key="too-late" tone="medium" title={tooLate} onEnd={onEnd} stays />
      ) : (
        <Toast tone="low" title={message} action={action} onEnd={onEnd} />
      )}
    </ToastAtFoot>
  );
}
