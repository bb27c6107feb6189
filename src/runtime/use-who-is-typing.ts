import { useSyncExternalStore } from 'react';

import type { Typing } from '@/sync/who-is-typing';

import { useOpened } from './runtime-provider';

const NOBODY: readonly Typing[] = [];
const neverChanges = () => () => undefined;

/** Those who write to the traveller at this moment, in any conversation. */
export function useWhoIsTyping(): readonly Typing[] {
  const typing = useOpened().schedule.typing?.now;
  return useSyncExternalStore(typing?.watch ?? neverChanges, typing?.get ?? (() => NOBODY));
}
