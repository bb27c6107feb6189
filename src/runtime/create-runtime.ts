import type { QueryClient } from '@tanstack/react-query';

import { getServiceHealth, type HealthAnswer } from '@/api/service-health';
import type { BackgroundHandlers } from '@/platform/background-tasks';
import type { AppActivity } from '@/platform/app-activity';
import type { FilePicker } from '@/platform/file-picker';
import type { Network } from '@/platform/network';
import type { OutsideApps } from '@/platform/outside-apps';
import type { Photos } from '@/platform/photos';
import type { PicturePicker } from '@/platform/picture-picker';
import type { ScreenLight } from '@/platform/screen-light';
import { createServices } from '@/services/create-services';
import { freezeCopied } from '@/services/outbox-copies';
import { ShellSignals } from '@/services/shell-signals';
import { Stays } from '@/services/stays';
import { WhereaboutsFinder } from '@/services/whereabouts';
import { Watchable } from '@/sync/sync-status';

import { AppUpdate } from './app-update';
import { createBackgroundHandlers } from './background-handlers';
import { createQueryClient, forgetQueries } from './create-query-client';
import type { Dependencies } from './dependencies';
import { inOwnTab } from './own-tab';
import { RunningStore, type Opened } from './running-store';
import { serviceWordsIn } from './service-words';
import { Session } from './session';
import { inThisInstallation } from './this-installation';
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
  /** Whether somebody has looked at the app since it was started; the system starts it without a screen too. */
  isSeen: Watchable<boolean>;
  /** Whether the last thing that the traveller did could not be kept on this device. */
  isUnsaved: Watchable<boolean>;
  /** What the system wakes the app for. */
  background: BackgroundHandlers;
  outsideApps: OutsideApps;
  /** What a picture goes through before its bytes wait in the outbox. */
  photos: Photos;
  picturePicker: PicturePicker;
  filePicker: FilePicker;
  screenLight: ScreenLight;
  whereabouts: WhereaboutsFinder;
  network: Network;
  activity: AppActivity;
  hasMapKey: boolean;
  clock: Dependencies['clock'];
  /** Of the installed web app. */
  update: AppUpdate;
}

export function createRuntime(device: Dependencies): Runtime {
  const language = new TravellerLanguage(device.language);
  const key = new TravellerKey(device.secrets, device.newId);
  const dependencies: Dependencies = {
    ...device,
    files: inThisInstallation(device, key),
    language: language.tag.get,
  };
  const queryClient = createQueryClient();
  const isUnsaved = new Watchable(false);
  const session = new Session(dependencies, key, () => {
    forgetQueries(queryClient);
    isUnsaved.set(false);
  });
  const shell = new ShellSignals();
  const stays = new Stays();
  dependencies.hearLaunches((path) => shell.place.set({ path: inOwnTab(path), words: null }));
  const isSeen = new Watchable(dependencies.activity.isForeground());
  /** Woken without a screen, the app does what it was woken for and no more, until somebody looks at it. */
  function startWork({ schedule, services }: Pick<Opened, 'schedule' | 'services'>): void {
    if (!isSeen.get() || session.state.get().kind !== 'signed-in') return;
    schedule.start({ atOnce: dependencies.activity.isForeground() });
    services.start();
  }
  const running: RunningStore = new RunningStore(
    dependencies,
    queryClient,
    key,
    async (opened) => {
      // What can't be told now is sent all the same, under the same keys.
      await freezeCopied(opened.store.database, dependencies.backgroundSender).catch(() => undefined);
      await session.begin(opened);
      await language.follow(opened.store.database);
      startWork(opened);
    },
    ({ store, engine, schedule, client }) =>
      createServices(
        {
          ...dependencies,
          database: store.database,
          engine,
          schedule,
          client,
          locator,
          whereabouts,
          tasks: dependencies.backgroundTasks,
          serviceAddress: dependencies.service.address,
          context: { newId: dependencies.newId, now: dependencies.clock.now },
          today: dependencies.clock.today,
          readInstallation: () => key.readInstallation(),
          readFacts: (uuid) => {
            const facts = dependencies.readDeviceFacts(uuid);
            return facts && { ...facts, locale: language.chosen ?? facts.locale };
          },
          words: () => serviceWordsIn(language.spoken),
          onLanguageChange: language.tag.watch,
          shell,
        },
        stays,
      ),
  );
  const { activity, timers } = dependencies;
  const background = createBackgroundHandlers({ running, session, activity, timers });
  const locator = dependencies.createLocator((fixes) => background.onMoved(fixes));
  const whereabouts: WhereaboutsFinder = new WhereaboutsFinder(locator, activity);
  activity.onForeground(() => {
    language.lookAgain();
    void whereabouts.look();
    isSeen.set(true);
    const state = running.state.get();
    if (state.kind === 'ready' || state.kind === 'recovered') startWork(state);
  });
  const { address, fetch } = dependencies.service;
  return {
    queryClient,
    running,
    session,
    readHealth: (signal) => getServiceHealth(address, signal, fetch),
    shell,
    isSeen,
    isUnsaved,
    background,
    outsideApps: dependencies.outsideApps,
    photos: dependencies.photos,
    picturePicker: dependencies.picturePicker,
    filePicker: dependencies.filePicker,
    screenLight: dependencies.screenLight,
    whereabouts,
    network: dependencies.network,
    activity,
    hasMapKey: dependencies.hasMapKey,
    clock: dependencies.clock,
    update: new AppUpdate(dependencies.updates, dependencies.activity, dependencies.clock.now),
  };
}
