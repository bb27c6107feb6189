import { execFile } from 'node:child_process';
import { join } from 'node:path';

import { findChangedSizes, takeSizes } from '../../.dev/fault-sizes.mjs';

const SCRIPT = join(__dirname, '../../.dev/faults.mjs');

function run(...words: string[]): Promise<{ failed: boolean; out: string; errors: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT, ...words], (error, out, errors) => {
      done({ failed: error !== null, out, errors });
    });
  });
}

describe('the command of the fault campaign', () => {
  it('says how it is used when it is asked', async () => {
    const { failed, out } = await run('--help');
    expect(failed).toBe(false);
    expect(out).toContain('npm run faults -- [--short] [--seed N] [part …]');
    expect(out).toContain('geography');
  });

  it.each([['no-such-part'], ['--no-such-flag'], ['--seed', 'x']])('refuses %s', async (...words) => {
    const { failed, errors } = await run(...words);
    expect(failed).toBe(true);
    expect(errors).toContain('The parts are: kills');
  });
});

describe('the sizes of a part of the fault campaign', () => {
  const load = { name: 'load', long: { TRAVELLERS: '200', SECONDS: '60' } };

  it('are its own, whose counts are published', () => {
    expect(takeSizes(load, {})).toEqual(load.long);
    expect(findChangedSizes(load, {})).toEqual([]);
    expect(findChangedSizes({ name: 'migrations' }, { SECONDS: '3' })).toEqual([]);
  });

  it('are those of the environment where it names some, whose counts are not', () => {
    expect(takeSizes(load, { SECONDS: '3' })).toEqual({ TRAVELLERS: '200', SECONDS: '3' });
    expect(findChangedSizes(load, { SECONDS: '3' })).toEqual(['SECONDS=3']);
  });

  it('are not changed by naming them as they are, or by an empty name', () => {
    const environment = { TRAVELLERS: '200', SECONDS: '' };
    expect(takeSizes(load, environment)).toEqual(load.long);
    expect(findChangedSizes(load, environment)).toEqual([]);
  });
});
