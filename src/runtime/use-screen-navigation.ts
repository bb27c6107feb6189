import { useNavigation, useNavigationContainerRef, usePathname, useRouter, type Href } from 'expo-router';

import { use } from 'react';

import { deviceClock } from '@/platform/device-clock';

import { RESPONDER, RoomsContext, toPathIn } from './rooms';

/** Where a screen leads to, and back. */
export interface ScreenNavigation {
  onOpen: (path: string) => void;
  /** To where the traveller came from, or to the first screen where a link has led here. */
  onBack: () => void;
}

interface AllNavigation extends ScreenNavigation {
  /** In place of the screen that is open, which is needed no more. */
  onInstead: (path: string) => void;
}

/** What was asked for last, and when, until the app has moved: meanwhile the same is not asked for again. */
let asked: { path: string; at: number } | null = null;
/** Should the app not move at all, nobody taps in vain for longer than this. */
const PATIENCE_MS = 1_000;

/** Whether the app is on its way there already; from now on it is. */
function isUnderWay(path: string, container: Container, now: () => number): boolean {
  const at = now();
  if (asked?.path === path && Math.abs(at - asked.at) < PATIENCE_MS) return true;
  asked = { path, at };
  const stop = container.addListener('state', () => {
    asked = null;
    stop();
  });
  return false;
}

// Without a list of routes its own type knows of none.
interface Container {
  addListener: (event: 'state', listen: () => void) => () => void;
}

interface Moves {
  type?: string;
  index?: number;
  routes: { state?: { index?: number } }[];
}

/**
 * In a wide window the first screen of a tab stands beside its stack, not in it: what is opened from there takes the place of what is
 * open, so that one step back leads to the list and not through all that was looked at.
 */
function isBesideOpen(state: Moves | undefined): boolean {
  if (state?.type !== 'tab') return false;
  return (state.routes[state.index ?? 0]?.state?.index ?? 0) > 0;
}

/**
 * A screen that is not in front any more leads nowhere: a second tap, while the next screen comes in over it, would open or close
 * one too many. Outside of the screens, as in a notice over them, every tap counts.
 */
export function useScreenNavigation(): AllNavigation {
  const router = useRouter();
  const navigation = useNavigation();
  const container: Container = useNavigationContainerRef();
  const rooms = use(RoomsContext);
  return {
    onOpen: (wanted) => {
      const path = toPathIn(rooms, wanted);
      if (!navigation.isFocused() || isUnderWay(path, container, deviceClock.now)) return;
      // Paths are made of ids. Which routes there are is known only where Expo has listed them, so `unknown` comes first:
      // the same code must do on both kinds of machine.
      const place: unknown = path;
      if (isBesideOpen(navigation.getState())) router.replace(place as Href);
      else router.push(place as Href);
    },
    onInstead: (wanted) => {
      const place: unknown = toPathIn(rooms, wanted);
      if (navigation.isFocused()) router.replace(place as Href);
    },
    onBack: () => {
      if (!navigation.isFocused()) return;
      if (router.canGoBack()) router.back();
      else router.replace(rooms === 'responder' ? RESPONDER : '/');
    },
  };
}

/** For the requests that stand beside what is open: what is opened next takes its place, so that one step back leads to the list. */
export function useListNavigation(): (path: string) => void {
  const router = useRouter();
  const container: Container = useNavigationContainerRef();
  const isOpen = usePathname() !== RESPONDER;
  return (wanted) => {
    const path = toPathIn('responder', wanted);
    if (isUnderWay(path, container, deviceClock.now)) return;
    const place: unknown = path;
    if (isOpen) router.replace(place as Href);
    else router.push(place as Href);
  };
}
