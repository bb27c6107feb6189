interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
  silent: boolean;
  close: () => void;
}

/** A page of the app; what it does with a message is the test's to say. */
export class FakePage {
  readonly received: unknown[] = [];
  isInFront = true;
  timesFocused = 0;

  constructor(private readonly takes: (message: { type: string }) => boolean) {}

  get focused(): boolean {
    return this.isInFront;
  }

  postMessage(message: { type: string }, [port]: MessagePort[] = []): void {
    this.received.push(message);
    if (this.takes(message)) port?.postMessage('taken');
    port?.close();
  }

  focus(): Promise<this> {
    this.timesFocused += 1;
    return Promise.resolve(this);
  }
}

/** What surrounds the app's own part of a service worker. One file of it is started at a time. */
export class FakeWorker {
  readonly pages: FakePage[] = [];
  readonly opened: string[] = [];
  /** On the screen, by tag. */
  readonly shown = new Map<string, Shown>();
  /** Every time that something was shown, as a browser counts it. */
  timesShown = 0;
  readonly subscribedWith: unknown[] = [];
  /** What lies in the folders of the origin's own storage. */
  readonly folders = new Map<string, Map<string, string>>();
  /** What the worker asks the network for. */
  fetch: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  private readonly handlers = new Map<string, ((event: unknown) => void)[]>();
  private readonly noted = new Map<string, Response>();

  /** What `self` is to the file. */
  globals(): Record<string, unknown> {
    this.handlers.clear();
    return {
      self: {
        addEventListener: (type: string, handler: (event: unknown) => void) =>
          this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler]),
      },
      clients: {
        matchAll: () => Promise.resolve(this.pages),
        openWindow: (url: string) => Promise.resolve(this.opened.push(url)),
      },
      registration: {
        showNotification: (title: string, options: Omit<Shown, 'title' | 'close'>) => {
          this.timesShown += 1;
          const close = () => void this.shown.delete(options.tag);
          this.shown.set(options.tag, { title, ...options, close });
          return Promise.resolve();
        },
        getNotifications: ({ tag }: { tag?: string } = {}) =>
          Promise.resolve([...this.shown.values()].filter((each) => tag === undefined || each.tag === tag)),
        pushManager: { subscribe: (options: unknown) => Promise.resolve(this.subscribedWith.push(options)) },
      },
      caches: { open: () => Promise.resolve(this.cache()) },
      navigator: {
        userAgent: this.userAgent,
        storage: { getDirectory: () => Promise.resolve({ getDirectoryHandle: this.openFolder }) },
      },
      fetch: (...asked: Parameters<typeof fetch>) => this.fetch(...asked),
    };
  }

  /** Ends when everything that the event made the worker do is done. */
  async dispatch(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    for (const handler of this.handlers.get(type) ?? [])
      handler({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  }

  push(payload: unknown): Promise<void> {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return this.dispatch('push', { data: { json: () => JSON.parse(text) as unknown } });
  }

  async click(tag: string): Promise<void> {
    const notification = this.shown.get(tag);
    if (!notification) throw new Error(`Nothing is shown under ${tag}.`);
    await this.dispatch('notificationclick', { notification });
  }

  private readonly openFolder = (name: string) => {
    const files = this.folders.get(name);
    if (!files) return Promise.reject(new DOMException('There is none.', 'NotFoundError'));
    return Promise.resolve({
      keys: () => files.keys(),
      getFileHandle: (file: string) => {
        const text = files.get(file);
        return text === undefined
          ? Promise.reject(new DOMException('There is none.', 'NotFoundError'))
          : Promise.resolve({ getFile: () => Promise.resolve({ text: () => Promise.resolve(text) }) });
      },
    });
  };

  private cache() {
    return {
      match: (name: string) => Promise.resolve(this.noted.get(name)),
      put: (name: string, response: Response) => Promise.resolve(this.noted.set(name, response)),
      keys: () => Promise.resolve([...this.noted.keys()]),
      delete: (name: string) => Promise.resolve(this.noted.delete(name)),
    };
  }
}

/** Starts one file of `src/service-worker` in it; gives back how to leave nothing behind. */
export async function startWorker(worker: FakeWorker, load: () => Promise<void>): Promise<() => void> {
  const before = new Map<string, PropertyDescriptor | undefined>();
  for (const [name, value] of Object.entries(worker.globals())) {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  await jest.isolateModulesAsync(load);
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
