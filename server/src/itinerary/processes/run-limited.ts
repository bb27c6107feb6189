import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a program may take until it is ended. */
export interface ProcessLimits {
  /** Of the processor's time, which passes as slowly as a busy machine lets it. */
  cpuSeconds: number;
  /** Of the clock's, for a program that waits, and for a system that can't count the processor's. */
  milliseconds: number;
  /** Of what it writes. */
  outputBytes: number;
  /** Of memory of its own. Not of addresses: Node reserves far more of those than it uses. */
  memoryBytes: number;
}

/**
 * `too-busy`: it used up its time of the processor. `too-slow`: the clock ran out, which may be the machine's doing. `crash`: it did not end well,
 * or could not be started.
 */
export type ProcessFailure = 'too-busy' | 'too-slow' | 'too-long' | 'crash';
export type ProcessResult = { output: string } | { failure: ProcessFailure };

interface Program {
  file: string;
  arguments: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

const PRLIMIT = '/usr/bin/prlimit';
/** Enough for the caches that programs make in their home. */
const FILE_BYTES = 16 * 1024 * 1024;

/**
 * Runs a program on something that nobody can trust: without a shell, without any setting of ours, in a folder that goes with it. Whatever it
 * does, it ends in time.
 */
export async function runLimited(
  program: Program,
  input: Uint8Array,
  limits: ProcessLimits,
): Promise<ProcessResult> {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-reader-'));
  try {
    return await run(withinLimits(program, limits), input, { limits, folder, program });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Also for a program whose service has died. Where the system has no such tool, time and output are all that is limited. */
function withinLimits(program: Program, { cpuSeconds, memoryBytes }: ProcessLimits): readonly string[] {
  const command = [program.file, ...program.arguments];
  if (!existsSync(PRLIMIT)) return command;
  // The first bound tells why it ends, the second ends it for certain.
  const time = `--cpu=${cpuSeconds}:${cpuSeconds + 1}`;
  return [PRLIMIT, `--data=${memoryBytes}`, time, `--fsize=${FILE_BYTES}`, '--core=0', '--', ...command];
}

interface Surroundings {
  limits: ProcessLimits;
  folder: string;
  program: Program;
}

function run(
  [file = '', ...words]: readonly string[],
  input: Uint8Array,
  { limits, folder, program }: Surroundings,
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(file, words, {
      cwd: folder,
      env: { NODE_ENV: 'production', HOME: folder, TMPDIR: folder, TZ: 'UTC', ...program.environment },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    let failure: ProcessFailure | null = null;
    const end = (why: ProcessFailure) => {
      failure ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end('too-slow'), limits.milliseconds);
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.outputBytes) end('too-long');
      else chunks.push(chunk);
    });
    const finish = (code: number | null, signal: NodeJS.Signals | null = null) => {
      clearTimeout(timer);
      if (failure === null && code !== 0) failure = signal === 'SIGXCPU' ? 'too-busy' : 'crash';
      resolve(failure === null ? { output: Buffer.concat(chunks).toString('utf8') } : { failure });
    };
    child.once('error', () => finish(null));
    child.once('close', finish);
    // It may end before it has read all: how it ended tells enough.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
