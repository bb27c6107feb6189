import { DatabaseInUseError } from '@/platform/database-in-use';
import { createRuntime, type Runtime } from '@/runtime/create-runtime';
import type { Dependencies } from '@/runtime/dependencies';
import { FrontDoor } from '@/runtime/front-door';

import { FakeSecrets } from '../support/fake-secrets';
import { aTraveller } from '../support/records';
import { testDependencies } from '../support/test-dependencies';

const App = () => null;
const running: Runtime[] = [];

/** A door whose app comes, with the first of these that is not an error. */
function aDoor(
  changes: Partial<Dependencies> = {},
  { asksForKey = true, failures = 0 }: { asksForKey?: boolean; failures?: number } = {},
) {
  const runtime = createRuntime(testDependencies(changes));
  running.push(runtime);
  let fetches = 0;
  const readAhead = jest.fn(() => Promise.resolve());
  const fetchApp = async () => {
    fetches += 1;
    if (fetches <= failures) throw new TypeError('Failed to fetch');
    return { App, getDeviceRuntime: () => runtime, readAhead };
  };
  const door = new FrontDoor(fetchApp, { asksForKey });
  return { door, runtime, kind: () => door.state.get().kind, fetches: () => fetches, readAhead };
}

const serviceThat = (status: number, body: unknown = {}): Dependencies['service'] => ({
  address: 'http://service.test',
  fetch: async () => new Response(JSON.stringify(body), { status }),
});
const knowing = () => serviceThat(200, aTraveller());

describe('the front door', () => {
  afterEach(async () => {
    for (const runtime of running.splice(0)) await runtime.running.close();
  });

  it('asks for the key before anything is fetched', () => {
    const { kind, fetches } = aDoor();
    expect(kind()).toBe('signing-in');
    expect(fetches()).toBe(0);
  });

  it('has the data open and the first screens read in by the time of the tap, and lets in whoever signed in', async () => {
    const secrets = new FakeSecrets();
    const { door, runtime, kind, fetches, readAhead } = aDoor({ service: knowing(), secrets });
    await door.prepare();
    expect(readAhead).toHaveBeenCalledTimes(1);
    expect(runtime.running.state.get().kind).toBe('ready');
    expect(kind()).toBe('signing-in');

    expect(await door.signIn('a-key')).toEqual({ kind: 'signed-in' });
    expect(door.state.get()).toEqual({ kind: 'inside', App });
    expect(secrets.kept.get('traveller-key')).toBe('a-key');
    expect(fetches()).toBe(1);
  });

  it('waits for the app where the tap was faster', async () => {
    const { door, kind } = aDoor({ service: knowing() });
    expect(await door.signIn('a-key')).toEqual({ kind: 'signed-in' });
    expect(kind()).toBe('inside');
  });

  it('lets nobody in with a wrong key', async () => {
    const refusal = { error: { code: 'unauthorized', message: 'This key is not valid here.' } };
    const { door, kind } = aDoor({ service: serviceThat(401, refusal) });
    expect(await door.signIn('wrong')).toEqual({ kind: 'wrong-key' });
    expect(kind()).toBe('signing-in');
  });

  it('says that there is no network where the app did not come, and fetches it at the next try', async () => {
    const { door, kind } = aDoor({ service: knowing() }, { failures: 2 });
    await door.prepare();
    expect(await door.signIn('a-key')).toEqual({ kind: 'offline' });
    expect(kind()).toBe('signing-in');
    expect(await door.signIn('a-key')).toEqual({ kind: 'signed-in' });
    expect(kind()).toBe('inside');
  });

  it.each<[string, Partial<Dependencies>]>([
    ['another tab has the data', { files: unopenable(new DatabaseInUseError('locked')) }],
    ['the data can’t be opened', { files: unopenable(new Error('disk I/O error')) }],
    ['somebody has signed in in another tab meanwhile', { secrets: secretsWithKey() }],
  ])('leaves it to the app to say what is up where %s', async (_what, changes) => {
    const { door, kind } = aDoor(changes);
    await door.prepare();
    expect(kind()).toBe('inside');
  });

  it('rejects a key where the data can’t be opened', async () => {
    const { door } = aDoor({ files: unopenable(new Error('disk I/O error')), service: knowing() });
    await expect(door.signIn('a-key')).rejects.toThrow('can’t be opened');
  });

  it('is open to whoever is signed in, and says so where the app does not come', async () => {
    const { door, kind } = aDoor({}, { asksForKey: false, failures: 1 });
    expect(kind()).toBe('entering');
    await door.enter();
    expect(kind()).toBe('not-fetched');
    await door.enter();
    expect(kind()).toBe('inside');
  });
});

function unopenable(error: Error): Dependencies['files'] {
  return { open: () => Promise.reject(error), remove: () => Promise.resolve() };
}

function secretsWithKey(): FakeSecrets {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  return secrets;
}
