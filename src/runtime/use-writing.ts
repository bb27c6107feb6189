import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
  /** Keeps what was written so far, and shows what this makes of it, as it is read then; behind it what was typed meanwhile. */
  change: (work: () => Promise<unknown>, readStored: () => Promise<string>) => void;
}

/** What is being written: kept at every pause, and when the screen is left. */
export function useWriting({ stored, save }: Keeping): Writing {
  const attempt = useAttempt();
  /** Null while nobody has typed here. */
  const [typed, setTyped] = useState<string | null>(null);
  const unsaved = useRef<string | null>(null);
  const isFinishing = useRef(false);
  /** How many changes are at work, and what was kept before them. */
  const changing = useRef({ count: 0, kept: '' });
  const keep = useCallback(() => {
    // It would take the place of what the change is about to keep.
    if (changing.current.count > 0) return;
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
  const shown = useRef(text);
  useLayoutEffect(() => {
    shown.current = text;
  }, [text]);
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
  const changeBy = useCallback(async (work: () => Promise<unknown>, readStored: () => Promise<string>) => {
    await work();
    const stored = await readStored().catch((reason: unknown) => {
      // Rather a few letters than the words that the change has brought.
      unsaved.current = null;
      setTyped(null);
      throw reason;
    });
    const { kept } = changing.current;
    if (unsaved.current !== null) unsaved.current = putBehind(stored, { typed: unsaved.current, kept });
    changing.current.kept = stored;
    setTyped(unsaved.current ?? stored);
  }, []);
  /** The same whatever is typed: each row of a list may have it. */
  const change: Writing['change'] = useCallback(
    (work, readStored) => {
      keep();
      if (changing.current.count === 0) changing.current.kept = shown.current ?? '';
      changing.current.count += 1;
      attempt(
        changeBy(work, readStored).finally(() => {
          changing.current.count -= 1;
          // Whoever left meanwhile comes by no pause any more.
          keep();
        }),
      );
    },
    [attempt, keep, changeBy],
  );
  return {
    text,
    onChange: (next) => {
      unsaved.current = next;
      setTyped(next);
    },
    finish: (write) => {
      // A second tap finds the first at work; and what a change brings is not shown yet.
      if (text === undefined || isFinishing.current || changing.current.count > 0) return;
      isFinishing.current = true;
      attempt(
        hand(text, write).finally(() => {
          isFinishing.current = false;
        }),
      );
    },
    change,
  };
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** What was kept before may stand at the end of what is stored now: there it has been typed into. */
function putBehind(stored: string, { typed, kept }: { typed: string; kept: string }): string {
  if (kept !== '' && stored.endsWith(kept)) return stored.slice(0, -kept.length) + typed;
  return [stored, withoutStart(typed, kept)].filter((part) => part.trim() !== '').join('\n');
}
