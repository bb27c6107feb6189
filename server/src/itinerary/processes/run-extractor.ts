import type { Booking } from '../booking';
import { readExtracted } from '../extracted';
import { LIMITS } from '../limits';
import { runLimited, type ProcessFailure, type ProcessLimits } from './run-limited';

const EXTRACTOR_LIMITS: ProcessLimits = {
  cpuSeconds: 15,
  milliseconds: 60_000,
  memoryBytes: 1024 ** 3,
  outputBytes: LIMITS.scriptCharacters,
};
/** It draws nothing, and looks for no screen. */
const ENVIRONMENT = { QT_QPA_PLATFORM: 'offscreen', LC_ALL: 'C.UTF-8' };
const UNSHARE = '/usr/bin/unshare';

export type Extraction = { bookings: Booking[] } | { failure: ProcessFailure };

export interface Extractor {
  path: string;
  /** Whether the system lets it run without any network. It uses none anyhow. */
  isCutOff: boolean;
}

/** Containers often forbid it. */
export async function prepareExtractor(path: string): Promise<Extractor> {
  const tried = await runLimited(
    { file: UNSHARE, arguments: [...ALONE, '/bin/true'] },
    new Uint8Array(),
    EXTRACTOR_LIMITS,
  );
  return { path, isCutOff: 'output' in tried };
}

const ALONE = ['--map-root-user', '--net', '--'];

export async function extractBookings(
  { path, isCutOff }: Extractor,
  message: Uint8Array,
  limits = EXTRACTOR_LIMITS,
): Promise<Extraction> {
  // What is complete our own rules tell, which also know ships and cancellations by their number alone.
  const words = [path, '--no-validation'];
  const [file = path, ...rest] = isCutOff ? [UNSHARE, ...ALONE, ...words] : words;
  const result = await runLimited({ file, arguments: rest, environment: ENVIRONMENT }, message, limits);
  return 'failure' in result ? result : { bookings: readExtracted(result.output) };
}
