import { deviceSecrets } from '@/platform/device-secrets.web';
import { hasSecretMark } from '@/platform/secret-marks';

const missing = () => new DOMException('no such file', 'NotFoundError');

/** The files of a page, as far as secrets need them. A file is there, empty, before it is written. */
class FakeFolder {
  readonly files = new Map<string, string>();
  exists = false;

  async getDirectoryHandle(_name: string, { create = false } = {}) {
    if (!this.exists && !create) throw missing();
    this.exists = true;
    return this;
  }

  async getFileHandle(name: string, { create = false } = {}) {
    if (!this.files.has(name) && !create) throw missing();
    this.files.set(name, this.files.get(name) ?? '');
    return {
      getFile: async () => ({ text: async () => this.files.get(name) }),
      createWritable: async () => {
        let written = '';
        return {
          write: async (text: string) => void (written += text),
          close: async () => void this.files.set(name, written),
        };
      },
    };
  }

  async removeEntry(name: string) {
    if (!this.files.delete(name)) throw missing();
  }
}

/** What the page of a browser has; `files` null in one that can't write any. */
function inABrowser(files: FakeFolder | null | Error) {
  const old = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => old.get(name) ?? null,
      setItem: (name: string, value: string) => void old.set(name, value),
      removeItem: (name: string) => void old.delete(name),
    },
    navigator: {
      storage: {
        getDirectory: () => (files instanceof Error ? Promise.reject(files) : Promise.resolve(files)),
      },
    },
    FileSystemFileHandle: files ? { prototype: { createWritable: null } } : undefined,
  });
  return old;
}

describe('secrets in a browser', () => {
  afterEach(() => {
    for (const name of ['localStorage', 'navigator', 'FileSystemFileHandle'])
      Reflect.deleteProperty(globalThis, name);
  });

  it('are files, of which nothing is left once they are removed', async () => {
    const folder = new FakeFolder();
    const old = inABrowser(folder);
    expect(await deviceSecrets.read('key')).toBeNull();
    await deviceSecrets.write('key', 'a-key');
    expect(await deviceSecrets.read('key')).toBe('a-key');
    expect(hasSecretMark('key')).toBe(true);
    await deviceSecrets.remove('key');
    await deviceSecrets.remove('key');
    expect(await deviceSecrets.read('key')).toBeNull();
    expect(hasSecretMark('key')).toBe(false);
    expect([folder.files.size, old.size]).toEqual([0, 0]);
  });

  it('are not there where writing was cut off', async () => {
    const folder = new FakeFolder();
    inABrowser(folder);
    await (
      await folder.getDirectoryHandle('secrets', { create: true })
    ).getFileHandle('key', { create: true });
    expect(await deviceSecrets.read('key')).toBeNull();
  });

  it('are found where they were kept before, and move with the next write', async () => {
    const old = inABrowser(new FakeFolder());
    old.set('sojourn.secret.key', 'an-old-key');
    expect(await deviceSecrets.read('key')).toBe('an-old-key');
    await deviceSecrets.write('key', 'a-key');
    expect(await deviceSecrets.read('key')).toBe('a-key');
    expect([...old]).toEqual([['sojourn.has.key', 'yes']]);
  });

  it.each([
    ['a page can write no files', null],
    ['a private window has none', new DOMException('denied', 'SecurityError')],
  ])('lie in the other store where %s', async (_what, files) => {
    const old = inABrowser(files);
    await deviceSecrets.write('key', 'a-key');
    expect(await deviceSecrets.read('key')).toBe('a-key');
    expect(old.get('sojourn.secret.key')).toBe('a-key');
    await deviceSecrets.remove('key');
    expect(await deviceSecrets.read('key')).toBeNull();
  });

  it('are not taken for missing where they can’t be read just now', async () => {
    inABrowser(new DOMException('busy', 'InvalidStateError'));
    await expect(deviceSecrets.read('key')).rejects.toThrow('busy');
  });
});
