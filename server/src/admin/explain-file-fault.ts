import { errorCode } from '../failures/error-code';

const FILE_FAULTS: Record<string, string> = {
  EACCES: 'is not for this user. Mend its rights, or name another place.',
  EPERM: 'is not for this user. Mend its rights, or name another place.',
  ENOENT: 'is not there. Put it in its place, or name another.',
  EISDIR: 'is a folder, and a file is needed. Put one in its place, or name another.',
  ENOTDIR: 'lies below a file. Name a place in a folder.',
  EEXIST: 'is there already. Name a new place.',
  ENOSPC: 'lies on a disk that is full. Make room, or name another place.',
  EDQUOT: 'lies on a disk that is full for this user. Make room, or name another place.',
  EROFS: 'lies on a disk that can not be written to. Name another place.',
  EIO: 'lies on a disk that fails. Name a place on another one.',
  ENAMETOOLONG: 'is too long a name. Choose a shorter one.',
  ELOOP: 'is a link that leads in a circle. Mend it, or name another place.',
  EMFILE:
    'can not be opened, for too many files are open. Raise the limit (ulimit -n), or stop other programs.',
};

/** What the file system refuses, in a sentence with the path and the way out; null for all else. */
export function explainFileFault(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('path' in error)) return null;
  const words = FILE_FAULTS[errorCode(error)];
  return words && typeof error.path === 'string' ? `${error.path} ${words}` : null;
}
