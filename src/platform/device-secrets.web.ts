import { markSecret } from './secret-marks';
import type { Secrets } from './secrets';

/** In browsers without files that a page can write, and where all of them kept it before. */
const PREFIX = 'sojourn.secret.';
const FOLDER = 'secrets';

/**
 * A browser has no keychain. What lies here is read by pages of this address alone; that none of them runs foreign code
 * is the content security policy's care. Each secret is a file: one that is removed is gone from the disk, where the
 * browser's other stores would keep it in their logs.
 */
export const deviceSecrets: Secrets = {
  read: async (name) => (await readFile(name)) ?? localStorage.getItem(PREFIX + name),
  write: async (name, value) => {
    const folder = await openFolder({ create: true });
    if (folder) {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(value);
      await file.close();
      localStorage.removeItem(PREFIX + name);
    } else {
      localStorage.setItem(PREFIX + name, value);
    }
    markSecret(name, true);
  },
  remove: async (name) => {
    localStorage.removeItem(PREFIX + name);
    markSecret(name, false);
    const folder = await openFolder();
    await folder?.removeEntry(name).catch(nullIf('NotFoundError'));
  },
};

async function readFile(name: string): Promise<string | null> {
  const folder = await openFolder();
  const file = await folder?.getFileHandle(name).catch(nullIf('NotFoundError'));
  // One that was never finished is empty.
  return (await (await file?.getFile())?.text()) || null;
}

/** Null where there is none. */
async function openFolder(
  options?: FileSystemGetDirectoryOptions,
): Promise<FileSystemDirectoryHandle | null> {
  if (typeof FileSystemFileHandle === 'undefined' || !('createWritable' in FileSystemFileHandle.prototype))
    return null;
  // Private windows of some browsers have no files.
  const root = await navigator.storage.getDirectory().catch(nullIf('SecurityError'));
  return (await root?.getDirectoryHandle(FOLDER, options).catch(nullIf('NotFoundError'))) ?? null;
}

function nullIf(name: string): (reason: unknown) => null {
  return (reason) => {
    if (reason instanceof DOMException && reason.name === name) return null;
    throw reason;
  };
}
