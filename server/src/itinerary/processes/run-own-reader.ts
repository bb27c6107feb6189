import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import { UnreadReason } from '@/contract/itinerary-mail';
import { SEGMENT_KINDS } from '@/contract/segment-fields';

import type { Reading } from '../own-reading';
import { runLimited, type ProcessFailure, type ProcessLimits } from './run-limited';

export const OWN_LIMITS: ProcessLimits = {
  cpuSeconds: 15,
  milliseconds: 120_000,
  outputBytes: 16 * 1024 * 1024,
  memoryBytes: 768 * 1024 * 1024,
};
const HEAP = '--max-old-space-size=256';

/** As the service itself is run: from its sources, or as it was built. */
const isSource = __filename.endsWith('.ts');
const PROGRAM = join(__dirname, `own-reader-program.${isSource ? 'ts' : 'js'}`);
const sourceLoader = () => ['--import', pathToFileURL(require.resolve('tsx')).href];
const environment: Record<string, string> = isSource
  ? { TSX_TSCONFIG_PATH: join(__dirname, '../../../tsconfig.json') }
  : {};

const WrittenMail = z.object({
  bookings: z.array(
    z.object({
      kind: z.enum(SEGMENT_KINDS),
      fields: z.record(z.string(), z.unknown()),
      isCancelled: z.boolean(),
      calendarId: z.string().nullable(),
      said: z.object({ sequence: z.int().nullable(), at: z.string().nullable() }),
    }),
  ),
  unread: z.array(z.object({ what: z.string(), reason: UnreadReason, fields: z.array(z.string()) })),
});
const WrittenReading = z.object({
  reservations: WrittenMail,
  passes: WrittenMail,
  events: WrittenMail,
  writtenAt: z.string().nullable(),
});

/** With the memory and the limits of a reader. */
export function runAsReader(program: readonly string[], input: Uint8Array, limits = OWN_LIMITS) {
  const words = [HEAP, ...(isSource ? sourceLoader() : []), ...program];
  return runLimited({ file: process.execPath, arguments: words, environment }, input, limits);
}

/** In a process of its own: a mail that would keep it busy for hours keeps nobody waiting but itself. */
export async function runOwnReader(
  message: Uint8Array,
  limits = OWN_LIMITS,
): Promise<Reading | { failure: ProcessFailure }> {
  const result = await runAsReader([PROGRAM], message, limits);
  if ('failure' in result) return result;
  const reading = WrittenReading.safeParse(parse(result.output));
  return reading.success ? reading.data : { failure: 'crash' };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
