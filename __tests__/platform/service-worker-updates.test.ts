import { followServiceWorker } from '@/platform/service-worker-updates';

class FakeWorker extends EventTarget {
  readonly messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
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
    updates.change();
    await updates.check();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
