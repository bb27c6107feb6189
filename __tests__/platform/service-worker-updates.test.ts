import { followServiceWorker } from '@/platform/service-worker-updates';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'activated';
  readonly messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker();
  update = jest.fn(() => Promise.resolve());

  /** A new version is found, fetched, and waits. */
  bringNewVersion(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker();
  readonly registration = new FakeRegistration();
  register = jest.fn(() => Promise.resolve(this.registration));
}

async function follow(container: FakeContainer) {
  const reload = jest.fn();
  const onReady = jest.fn();
  const updates = followServiceWorker(container as unknown as ServiceWorkerContainer, reload);
  updates.onReady(onReady);
  await updates.check();
  return { updates, reload, onReady };
}

describe('new versions of the web app', () => {
  it('are told when they are complete', async () => {
    const container = new FakeContainer();
    const { onReady } = await follow(container);
    expect(onReady).not.toHaveBeenCalled();
    container.registration.bringNewVersion();
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('are told at a start that finds one waiting', async () => {
    const container = new FakeContainer();
    container.registration.waiting = new FakeWorker();
    const { onReady } = await follow(container);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('are not told of the first one, which replaces nobody', async () => {
    const container = new FakeContainer();
    container.controller = null;
    const { onReady } = await follow(container);
    container.registration.bringNewVersion();
    expect(onReady).not.toHaveBeenCalled();
  });

  it('take over when told to, and the page is loaded again once they have', async () => {
    const container = new FakeContainer();
    const { updates, reload } = await follow(container);
    const worker = container.registration.bringNewVersion();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();

    updates.change();
    await updates.check();
    expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  describe('of which there is none yet', () => {
    async function visitFirst() {
      const container = new FakeContainer();
      const worker = new FakeWorker();
      worker.state = 'installing';
      Object.assign(container.registration, { active: null, installing: worker });
      const onKept = jest.fn();
      const { updates } = await follow(container);
      updates.onKept(onKept);
      await updates.check();
      const become = async (state: ServiceWorkerState) => {
        worker.state = state;
        worker.dispatchEvent(new Event('statechange'));
        await updates.check();
      };
      return { onKept, become };
    }

    it('are on the device once every file of them is', async () => {
      const { onKept, become } = await visitFirst();
      await become('installed');
      expect(onKept).not.toHaveBeenCalled();
      await become('activated');
      expect(onKept.mock.calls).toEqual([[true]]);
    });

    it('are not on the device where a file did not come', async () => {
      const { onKept, become } = await visitFirst();
      await become('redundant');
      expect(onKept.mock.calls).toEqual([[false]]);
    });
  });

  it('are on the device where one was before', async () => {
    const onKept = jest.fn();
    const { updates } = await follow(new FakeContainer());
    updates.onKept(onKept);
    await updates.check();
    expect(onKept.mock.calls).toEqual([[true]]);
  });

  it('are looked for in vain without a network', async () => {
    const container = new FakeContainer();
    const { updates } = await follow(container);
    container.registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(updates.check()).resolves.toBeUndefined();
  });

  it('do without a browser that refuses', async () => {
    const container = new FakeContainer();
    container.register.mockRejectedValue(new Error('SecurityError'));
    const { updates, reload } = await follow(container);
    const onKept = jest.fn();
    updates.onKept(onKept);
    updates.change();
    await updates.check();
    expect(onKept.mock.calls).toEqual([[false]]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
