import { useState } from 'react';

import type { SignInOutcome } from '@/runtime/session';

/** `replace` wipes another traveller's data first. */
export type SignInAct = (key: string, options?: { replace?: boolean }) => Promise<SignInOutcome>;

/** `failed` is the device itself: its keychain is locked, or its storage full. */
export type Refusal =
  Exclude<SignInOutcome['kind'], 'signed-in' | 'someone-else'> | 'no-key' | 'too-long' | 'failed';

export type SignInView =
  | { kind: 'writing' }
  | { kind: 'asking' }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'someone-else'; unsent: number };

interface SignIn {
  key: string;
  view: SignInView;
  write: (key: string) => void;
  signIn: () => void;
  /** Another traveller's data leave the device, then the key is taken. */
  replace: () => void;
  keep: () => void;
}

export function useSignIn(signIn: SignInAct, invitedKey: string, onSignedIn: () => void): SignIn {
  const [written, setWritten] = useState<string | null>(null);
  const [view, setView] = useState<SignInView>({ kind: 'writing' });
  const key = written ?? invitedKey;

  const ask = async (options: { replace?: boolean }) => {
    setView({ kind: 'asking' });
    const outcome = await signIn(key, options).catch(() => ({ kind: 'failed' }) as const);
    switch (outcome.kind) {
      case 'signed-in':
        // Not kept longer than it is needed. The rest stays as it is until the app is drawn: a tap meanwhile would sign in once more.
        setWritten('');
        onSignedIn();
        return;
      case 'someone-else':
        setView(outcome);
        return;
      default:
        setView({ kind: 'refused', why: outcome.kind === 'not-a-key' ? toFault(key) : outcome.kind });
    }
  };

  return {
    key,
    view,
    write: (text) => {
      setWritten(text);
      setView({ kind: 'writing' });
    },
    signIn: () => void ask({}),
    replace: () => void ask({ replace: true }),
    keep: () => setView({ kind: 'writing' }),
  };
}

/** No key that was ever given out comes near it. */
const LONGEST_KEY = 500;

/** What is wrong with something that can't be a key. */
function toFault(given: string): Refusal {
  const { length } = given.trim();
  if (length === 0) return 'no-key';
  return length > LONGEST_KEY ? 'too-long' : 'not-a-key';
}
