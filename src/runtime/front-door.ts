import type { ComponentType } from 'react';

import { Watchable } from '@/sync/sync-status';

import type { Runtime } from './create-runtime';
import type { Opened } from './running-store';
import type { SignInOutcome } from './session';

export interface WholeApp {
  App: ComponentType;
  getDeviceRuntime: () => Runtime;
  readAhead: () => Promise<void>;
}

export type DoorState =
  | { kind: 'signing-in' }
  | { kind: 'entering' }
  | { kind: 'inside'; App: ComponentType }
  | { kind: 'not-fetched' };

/**
 * The way into the app of a browser, which has to fetch it first. Whoever is not signed in sees where to do so at once, and the
 * app comes behind that screen, with its database; everybody else goes straight in.
 */
export class FrontDoor {
  readonly state: Watchable<DoorState>;
  private fetching: Promise<WholeApp> | null = null;

  constructor(
    private readonly fetchApp: () => Promise<WholeApp>,
    { asksForKey }: { asksForKey: boolean },
  ) {
    this.state = new Watchable<DoorState>({ kind: asksForKey ? 'signing-in' : 'entering' });
  }

  /** What signing in will need. Never rejects. */
  async prepare(): Promise<void> {
    if (this.state.get().kind !== 'signing-in') return;
    try {
      await this.openStore();
      await (await this.fetch()).readAhead();
    } catch {
      // Signing in tries again, and says what is wrong.
    }
  }

  async signIn(key: string, options?: { replace?: boolean }): Promise<SignInOutcome> {
    let inside: { runtime: Runtime; opened: Opened | null };
    try {
      inside = await this.openStore();
    } catch {
      return { kind: 'offline' };
    }
    const { runtime, opened } = inside;
    if (!opened) throw new Error('The data on this device can’t be opened.');
    const outcome = await runtime.session.signIn(key, opened, options);
    if (outcome.kind === 'signed-in') await this.enter();
    return outcome;
  }

  /** Never rejects: the state tells of the failure. */
  async enter(): Promise<void> {
    if (this.state.get().kind === 'not-fetched') this.state.set({ kind: 'entering' });
    try {
      const { App } = await this.fetch();
      this.state.set({ kind: 'inside', App });
    } catch {
      this.state.set({ kind: 'not-fetched' });
    }
  }

  /** The app itself says what is to be said of its data; nobody signs in over them. */
  private async openStore(): Promise<{ runtime: Runtime; opened: Opened | null }> {
    const runtime = (await this.fetch()).getDeviceRuntime();
    await runtime.running.open();
    const state = runtime.running.state.get();
    if (state.kind !== 'ready' || runtime.session.state.get().kind !== 'signed-out') await this.enter();
    return { runtime, opened: state.kind === 'ready' || state.kind === 'recovered' ? state : null };
  }

  /** Once; a failure is not kept. */
  private fetch(): Promise<WholeApp> {
    this.fetching ??= this.fetchApp().catch((reason: unknown) => {
      this.fetching = null;
      throw reason;
    });
    return this.fetching;
  }
}
