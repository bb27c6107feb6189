import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';

import type { Store } from '@/store/open-store';
import type { ScheduledOutcome, SyncSchedule } from '@/sync/schedule';
import type { SyncEngine } from '@/sync/sync-engine';
import type { SyncStatus } from '@/sync/sync-status';

import type { Mutations } from './mutations';
import type { Runtime } from './create-runtime';
import type { Reads } from './reads';
import type { Opened, StoreState } from './running-store';
import type { SessionState, SignInOutcome } from './session';

const OPENING: StoreState = { kind: 'opening' };
const RuntimeContext = createContext<Runtime | null>(null);

/** Gives the running app to the screens, and opens it. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  useEffect(() => {
    void runtime.running.open();
    void runtime.whereabouts.look();
    return () => void runtime.running.close();
  }, [runtime]);
  return (
    <QueryClientProvider client={runtime.queryClient}>
      <RuntimeContext value={runtime}>{children}</RuntimeContext>
    </QueryClientProvider>
  );
}

/** Whether the data on this device can be read yet, and what to do where they can't. */
export function useStoreState(): { state: StoreState; tryAgain: () => void } {
  const { running, isSeen } = useRuntime();
  const found = useSyncExternalStore(running.state.watch, running.state.get);
  // iOS also draws an app that it wakes in the background; its screens would fetch and look for what nobody sees.
  const state = useSyncExternalStore(isSeen.watch, isSeen.get) ? found : OPENING;
  return { state, tryAgain: () => running.tryAgain() };
}

export interface SessionActions {
  state: SessionState;
  /** `replace` wipes another traveller's data first. */
  signIn: (key: string, options?: { replace?: boolean }) => Promise<SignInOutcome>;
  signOut: () => Promise<void>;
}

export function useSession(): SessionActions {
  const { session } = useRuntime();
  const opened = useOpened();
  const state = useSyncExternalStore(session.state.watch, session.state.get);
  return {
    state,
    signIn: (key, options) => session.signIn(key, opened, options),
    signOut: () => session.signOut(opened),
  };
}

/** Everything that a screen may read. Only below a component that has waited for the store to be ready. */
export function useReads(): Reads {
  return useOpened().reads;
}

/** Everything that a traveller may do. */
export function useMutations(): Mutations {
  return useOpened().mutations;
}

export function useStore(): Store {
  return useOpened().store;
}

/** One part of it: who shows that is drawn anew when it changes, not with every download. */
export function useSyncStatus<Part extends keyof SyncStatus>(part: Part): SyncStatus[Part] {
  const { status } = useOpened().engine;
  return useSyncExternalStore(status.watch, () => status.get()[part]);
}

/** So many steps of a download are told. */
const STEPS = 20;

/** How far the download is, in steps: to draw each answer that comes would take as long as bringing it. */
export function useSyncProgress(): Pick<SyncStatus, 'done' | 'total'> {
  const { status } = useOpened().engine;
  const total = useSyncStatus('total');
  const done = useSyncExternalStore(status.watch, () => toStep(status.get()));
  return { done: Math.min(done, total), total };
}

function toStep({ done, total }: Pick<SyncStatus, 'done' | 'total'>): number {
  return done === total ? done : done - (done % Math.ceil(total / STEPS));
}

export interface SyncActions {
  /** Pull to refresh; `held-back` where the traveller wants Wi-Fi and there is none. */
  refresh: (options?: { evenIfMetered?: boolean }) => Promise<ScheduledOutcome>;
  /** One country; `held-back` as above. */
  downloadCountry: SyncSchedule['downloadCountry'];
  /** One alert or advisory, be it of no trip; `held-back` as above. */
  downloadAlert: SyncSchedule['downloadAlert'];
  downloadAdvisory: SyncSchedule['downloadAdvisory'];
  /** The photo of a message; `held-back` as above. */
  downloadPhoto: SyncSchedule['downloadPhoto'];
  /** What was said before all that this device knows of a conversation. */
  downloadOlderMessages: SyncEngine['pullOlderMessages'];
  /** What was said about a request in which whoever uses this device takes no part. */
  downloadConversationOf: SyncEngine['pullConversationOf'];
  /** The traveller went to another tab: whatever is new comes now. */
  look: () => void;
  /** A conversation is in front, until what this gives is called: what is said comes over a metered network too. */
  listenToTalk: () => () => void;
  /** The traveller writes in this conversation: others see that, as long as they do. */
  sayTyping: (conversationId: string) => void;
  stop: () => Promise<void>;
}

export function useSync(): SyncActions {
  const { engine, schedule } = useOpened();
  return {
    refresh: (options) => schedule.refresh(options),
    downloadCountry: (countryId, options) => schedule.downloadCountry(countryId, options),
    downloadAlert: (alertId, options) => schedule.downloadAlert(alertId, options),
    downloadAdvisory: (advisoryId, options) => schedule.downloadAdvisory(advisoryId, options),
    downloadPhoto: (messageId, options) => schedule.downloadPhoto(messageId, options),
    downloadOlderMessages: (conversationId) => engine.pullOlderMessages(conversationId),
    downloadConversationOf: (of) => engine.pullConversationOf(of),
    look: () => schedule.look(),
    listenToTalk: () => schedule.listenToTalk(),
    sayTyping: (conversationId) => schedule.sayTyping(conversationId),
    stop: () => engine.stop(),
  };
}

/** For the other hooks of this room. */
export function useOpened(): Opened {
  const { state } = useStoreState();
  if (state.kind !== 'ready' && state.kind !== 'recovered')
    throw new Error(`The store is used before it is open (${state.kind}).`);
  return state;
}

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('The runtime is used outside of RuntimeProvider.');
  return runtime;
}
