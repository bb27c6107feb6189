import { randomUUID } from 'node:crypto';

import type { OpenLine } from '@/platform/socket-line';

import type { Person } from '../../server/test/support/actors';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from './device';
import { LineAir } from './line-air';
import { phoneOf, startApp, type Phone } from './running-app';
import type { TestNetwork } from './test-network';
import { until } from './traveller-actions';

/** What a story of a conversation needs of a device. */
export interface TalkingDevice extends Pick<Device, 'store' | 'engine' | 'network' | 'clock' | 'context'> {
  restart(): Promise<TalkingDevice>;
  close(): Promise<void>;
  /** Of one whose app is open: it acts by itself, by its timers, its network and what it hears over its line. */
  app?: {
    /** What the phone believes of its network. */
    believe(isOnline: boolean): void;
    pass(ms: number): void;
    /** Whatever it began by itself is over. */
    untilIdle(): Promise<void>;
    line: FrailLine;
  };
}

/** What happens to a line. A frame is one thing that the service says over it. */
export type LineTrouble = 'cut' | 'cut-before-frame' | 'cut-after-frame' | 'silent' | 'shut' | 'well';

/** A real line that breaks at any frame. */
export class FrailLine {
  private next: 'cut-before-frame' | 'cut-after-frame' | null = null;

  constructor(private readonly air: LineAir) {}

  readonly openLine: OpenLine = (url, listener) =>
    this.air.openLine(url, {
      onOpen: () => listener.onOpen(),
      onClose: (closing) => listener.onClose(closing),
      onMessage: (text) => {
        const { next } = this;
        this.next = null;
        if (next !== 'cut-before-frame') listener.onMessage(text);
        if (next !== null) this.air.cut();
      },
    });

  suffer(trouble: LineTrouble): void {
    this.air.isSilent = trouble === 'silent';
    this.air.isShut = trouble === 'shut';
    if (trouble === 'cut' || trouble === 'shut') this.air.cut();
    this.next = trouble === 'cut-before-frame' || trouble === 'cut-after-frame' ? trouble : null;
  }
}

interface Surroundings {
  service: TestService;
  person: Person;
  network: TestNetwork;
  /** Where lines lead. */
  host: () => string;
  folder: string;
}

/** An app that is open, with a line to the service. */
export function openTalkingApp({ service, person, ...around }: Surroundings): Promise<TalkingDevice> {
  const phone = phoneOf(service, person);
  phone.folder = around.folder;
  phone.air = around.network;
  return open(service, phone, new FrailLine(new LineAir(around.host)));
}

async function open(service: TestService, phone: Phone, line: FrailLine): Promise<TalkingDevice> {
  const app = await startApp(service, phone, { openLine: line.openLine });
  const { engine, store } = app.opened;
  const now = () => service.clock.now.getTime() + phone.clock.offset;
  return {
    engine,
    store,
    network: phone.air,
    clock: phone.clock,
    context: { newId: randomUUID, now },
    app: {
      believe: (isOnline) => (isOnline ? phone.network.joinWifi() : phone.network.cut()),
      pass: (ms) => void phone.timers.pass(ms),
      untilIdle: () => until(() => engine.status.get().activity === 'idle'),
      line,
    },
    async restart() {
      await app.killHard();
      return open(service, phone, line);
    },
    close: () => app.kill(),
  };
}
