import type { QueryClient } from '@tanstack/react-query';

import { getServiceHealth, type HealthAnswer } from '@/api/service-health';
import type { BackgroundHandlers } from '@/platform/background-tasks';
import type { Network } from '@/platform/network';
import type { OutsideApps } from '@/platform/outside-apps';
import { createServices } from '@/services/create-services';
import { ShellSignals } from '@/services/shell-signals';
import { WhereaboutsFinder } from '@/services/whereabouts';

import { AppUpdate } from './app-update';
import { createBackgroundHandlers } from './background-handlers';
import { createQueryClient } from './create-query-client';
import type { Edges } from './edges';
import { RunningStore } from './running-store';
import { serviceWordsIn } from './service-words';
import { Session } from './session';
import { TravellerKey } from './traveller-key';
import { TravellerLanguage } from './traveller-language';

export type HealthReader = (signal: AbortSignal) => Promise<HealthAnswer>;

/** The running app, with or without a screen. */
export interface Runtime {
  queryClient: QueryClient;
  running: RunningStore;
  session: Session;
  readHealth: HealthReader;
  shell: ShellSignals;
  /** What the system wakes the app for. */
  background: BackgroundHandlers;
  outsideApps: OutsideApps;
  whereabouts: WhereaboutsFinder;
  network: Network;
  hasMapKey: boolean;
  clock: Edges['clock'];
  /** Of the installed web app. */
  update: AppUpdate;
}

export function createRuntime(device: Edges): Runtime {
  const language = new TravellerLanguage(device.language);
  const edges: Edges = { ...device, language: language.tag.get };
  const queryClient = createQueryClient();
  const key = new TravellerKey(edges.secrets, edges.newId);
  const session = new Session(edges, key);
  const shell = new ShellSignals();
  const running: RunningStore = new RunningStore(
    edges,
    queryClient,
    () => key.read(),
    async (opened) => {
      await session.begin(opened);
      await language.follow(opened.store.database);
      if (session.state.get().kind !== 'signed-in') return;
      opened.schedule.start({ atOnce: edges.activity.isForeground() });
      opened.services.start();
    },
    ({ store, engine, schedule, client }) =>
      createServices({
        ...edges,
        database: store.database,
        engine,
        schedule,
        client,
        locator,
        tasks: edges.backgroundTasks,
        context: { newId: edges.newId, now: edges.clock.now },
        today: edges.clock.today,
        readInstallation: () => key.readInstallation(),
        readFacts: (uuid) => {
          const facts = edges.readDeviceFacts(uuid);
          return facts && { ...facts, locale: language.chosen ?? facts.locale };
        },
        words: () => serviceWordsIn(language.spoken),
        onLanguageChange: language.tag.watch,
        shell,
      }),
  );
  const background = createBackgroundHandlers(running, session);
  const locator = edges.createLocator((fixes) => background.onMoved(fixes));
  const whereabouts = new WhereaboutsFinder(locator);
  edges.activity.onForeground(() => {
    language.lookAgain();
    void whereabouts.look();
  });
  const { address, fetch } = edges.service;
  return {
    queryClient,
    running,
    session,
    readHealth: (signal) => getServiceHealth(address, signal, fetch),
    shell,
    background,
    outsideApps: edges.outsideApps,
    whereabouts,
    network: edges.network,
    hasMapKey: edges.hasMapKey,
    clock: edges.clock,
    update: new AppUpdate(edges.updates, edges.activity, edges.clock.now),
  };
}
