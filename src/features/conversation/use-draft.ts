import { useCallback } from 'react';

import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { useMutations, useReads } from '@/runtime/runtime-provider';
import { useRead } from '@/runtime/use-read';
import { useWriting } from '@/runtime/use-writing';
import type { KeptPhoto } from '@/store/message-photos';

/** A photo that goes with what was written. */
interface SentPhoto {
  photo: KeptPhoto;
  /** It is on the disk. */
  onKept: () => void;
}

interface Draft {
  /** Undefined until it was read. */
  draft: string | undefined;
  onChange: (draft: string) => void;
  /** Says it; the field is empty once it is on the disk. */
  onSend: (photo?: SentPhoto) => void;
  /** Takes a message that has not gone out back into the field. The same function whatever is typed: each message has it. */
  onEdit: (entryId: string) => void;
  /** Does something with what is written so far, which is on the disk by then. */
  onMove: (work: () => Promise<unknown>) => void;
}

/** What the traveller is about to say. */
export function useDraft(issueId: string): Draft {
  const { saveDraft, writeMessage, editMessage } = useMutations();
  const stored = useRead(conversationQueries.draft(issueId));
  const save = useCallback((text: string) => saveDraft(issueId, text), [saveDraft, issueId]);
  const { conversations } = useReads();
  const { text, onChange, finish, change } = useWriting({ stored, save });
  const changeBy = useCallback(
    (work: () => Promise<unknown>) => change(work, () => conversations.draft(issueId)),
    [change, conversations, issueId],
  );
  const onEdit = useCallback(
    (entryId: string) => changeBy(() => editMessage(entryId)),
    [changeBy, editMessage],
  );
  return {
    draft: text,
    onChange,
    onSend: (sent) =>
      finish(async (body) => {
        await writeMessage({ issueId, body, photo: sent?.photo });
        sent?.onKept();
      }),
    onEdit,
    onMove: changeBy,
  };
}
