import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ConfigurationError } from '../src/failures/configuration-error';
import { lockFolder } from '../src/database/folder-lock';

const NO_PROCESS = '4194999';

const ownerOf = (file: string) => Number.parseInt(readFileSync(file, 'utf8'), 10);

describe('the lock of a data folder', () => {
  let parent: string;
  let folder: string;
  let lock: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'sojourn-lock-'));
    folder = join(parent, 'database');
    lock = `${folder}.lock`;
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('is held until it is given back', () => {
    const unlock = lockFolder(folder);
    expect(ownerOf(lock)).toBe(process.pid);
    expect(readdirSync(parent)).toEqual(['database.lock']);
    unlock();
    expect(existsSync(lock)).toBe(false);
  });

  it('keeps out whoever comes while its owner lives', () => {
    writeFileSync(lock, String(process.ppid));
    expect(() => lockFolder(folder)).toThrow(ConfigurationError);
    expect(() => lockFolder(folder)).toThrow(
      `in use by another service (process ${process.ppid}). Stop that one`,
    );
    expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
    expect(readdirSync(parent)).toEqual(['database.lock']);
  });

  it.each([NO_PROCESS, '', 'nonsense'])('counts for nothing when its owner is gone (%j)', (owner) => {
    writeFileSync(lock, owner);
    const unlock = lockFolder(folder);
    expect(ownerOf(lock)).toBe(process.pid);
    unlock();
  });

  describe('of a process in another container, with the same number', () => {
    const inAnotherContainer = `${process.pid} another-container/pid:[4026531836]`;

    it('keeps out whoever comes while it is touched', () => {
      writeFileSync(lock, inAnotherContainer);
      expect(() => lockFolder(folder)).toThrow(ConfigurationError);
      expect(readFileSync(lock, 'utf8')).toBe(inAnotherContainer);
    });

    it('counts for nothing once nobody touches it any more', () => {
      writeFileSync(lock, inAnotherContainer);
      const aMinuteAgo = new Date(Date.now() - 60_000);
      utimesSync(lock, aMinuteAgo, aMinuteAgo);
      lockFolder(folder)();
      expect(existsSync(lock)).toBe(false);
    });
  });
});
