import { useCallback, useEffect, useRef, useState } from 'react';

import { useAttempt } from './use-attempt';

/** A pause in writing: what was written until then is kept. */
const PAUSE_MS = 400;

interface Keeping {
  /** What was begun before; undefined until it was read. */
  stored: string | undefined;
  /** The same function as long as it keeps the same. */
  save: (text: string) => Promise<unknown>;
}

interface Writing {
  text: string | undefined;
  onChange: (text: string) => void;
  /** Hands it on; the field is empty once that is on the disk. */
  finish: (write: (text: string) => Promise<unknown>) => void;
  /** Keeps what was written so far, and shows what this makes of it. */
  change: (work: () => Promise<unknown>) => void;
}

/** What is being written: kept at every pause, and when the screen is left. */
export function useWriting({ stored, save }: Keeping): Writing {
  const attempt = useAttempt();
  /** Null while nobody has typed here. */
  const [typed, setTyped] = useState<string | null>(null);
  const unsaved = useRef<string | null>(null);
  const isFinishing = useRef(false);
  const keep = useCallback(() => {
    const text = unsaved.current;
    unsaved.current = null;
    if (text !== null) attempt(save(text));
  }, [attempt, save]);
  useEffect(() => {
    const pause = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, keep]);
  useEffect(() => keep, [keep]);

  const text = typed ?? stored;
  /** What was typed while the rest was being written stays. */
  const keepRest = (written: string) => {
    const rest = unsaved.current === null ? null : withoutStart(unsaved.current, written);
    unsaved.current = rest;
    setTyped(rest ?? '');
  };
  const hand = async (written: string, write: (text: string) => Promise<unknown>) => {
    // Kept as a draft behind what it became, it would be said twice.
    unsaved.current = null;
    try {
      await write(written);
    } catch (reason) {
      unsaved.current ??= written;
      throw reason;
    }
    keepRest(written);
  };
  return {
    text,
    onChange: (next) => {
      unsaved.current = next;
      setTyped(next);
    },
    finish: (write) => {
      // A second tap finds the first at work.
      if (text === undefined || isFinishing.current) return;
      isFinishing.current = true;
      attempt(
        hand(text, write).finally(() => {
          isFinishing.current = false;
        }),
      );
    },
    change: (work) => {
      keep();
      attempt(work().then(() => setTyped(null)));
    },
  };
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}
