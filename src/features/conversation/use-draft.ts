import { useCallback, useEffect, useRef, useState } from 'react';

import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useRead } from '@/runtime/use-read';
import type { Photo } from '@/platform/photos';

/** A pause in writing: what was written until then is kept. */
const PAUSE_MS = 400;

/** A photo that goes with what was written. */
interface SentPhoto {
  photo: Photo;
  /** It is on the disk. */
  onKept: () => void;
}

interface Draft {
  /** Undefined until it was read. */
  draft: string | undefined;
  onChange: (draft: string) => void;
  /** Says it; the field is empty once it is on the disk. */
  onSend: (photo?: SentPhoto) => void;
  /** Takes a message that has not gone out back into the field. */
  onEdit: (entryId: string) => void;
}

/** What is being written: kept at every pause, and when the screen is left. */
export function useDraft(issueId: string): Draft {
  const { saveDraft, writeMessage, editMessage } = useMutations();
  const attempt = useAttempt();
  const stored = useRead(conversationQueries.draft(issueId));
  /** Null while nobody has typed here. */
  const [typed, setTyped] = useState<string | null>(null);
  const unsaved = useRef<string | null>(null);
  const isSending = useRef(false);
  const save = useCallback(() => {
    const body = unsaved.current;
    unsaved.current = null;
    if (body !== null) attempt(saveDraft(issueId, body));
  }, [attempt, saveDraft, issueId]);
  useEffect(() => {
    const pause = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, save]);
  useEffect(() => save, [save]);

  const draft = typed ?? stored;
  /** What was typed while the message was being written stays. */
  const keepRest = (sent: string) => {
    const rest = unsaved.current === null ? null : withoutStart(unsaved.current, sent);
    unsaved.current = rest;
    setTyped(rest ?? '');
  };
  const send = async (body: string, sent: SentPhoto | undefined) => {
    // Kept as a draft behind the message, it would be said twice.
    unsaved.current = null;
    try {
      await writeMessage({ issueId, body, photo: sent?.photo });
    } catch (reason) {
      unsaved.current ??= body;
      throw reason;
    }
    sent?.onKept();
    keepRest(body);
  };
  return {
    draft,
    onChange: (next) => {
      unsaved.current = next;
      setTyped(next);
    },
    onSend: (photo) => {
      // A second tap finds the first at work.
      if (draft === undefined || isSending.current) return;
      isSending.current = true;
      const sent = send(draft, photo).finally(() => {
        isSending.current = false;
      });
      attempt(sent);
    },
    onEdit: (entryId) => {
      save();
      attempt(editMessage(entryId).then(() => setTyped(null)));
    },
  };
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}
