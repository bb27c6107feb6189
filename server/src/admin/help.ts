import type { Command } from './command';

const CALL = 'npm run service:admin --';

export const HELP_HINT = `See what there is: ${CALL} --help`;

export function listAll(commands: readonly Command[]): string {
  const typed = commands.map(({ name, parameters }) => [name, ...parameters].join(' '));
  const width = Math.max(...typed.map((words) => words.length));
  return [
    'Runs the service: companies, publishers, users and content.',
    '',
    ...commands.map(({ summary }, index) => `  ${(typed[index] ?? '').padEnd(width)}  ${summary}`),
    '',
    `More on one of them: ${CALL} company create --help`,
    'Every command takes --json. It works on the database in DATABASE_URL, with KEY_SECRET, as the service does.',
    'Exit codes: 0 done, 1 refused or failed, 2 not understood.',
  ].join('\n');
}

export function describeCommand({ name, parameters, options, summary }: Command): string {
  const flags = Object.entries(options).map(([flag, { type, help }]) => ({
    typed: type === 'boolean' ? `--${flag}` : `--${flag} <…>`,
    help,
  }));
  const width = Math.max(0, ...flags.map(({ typed }) => typed.length));
  return [
    `${summary}.`,
    '',
    `  ${[CALL, name, ...parameters].join(' ')}`,
    ...(flags.length > 0 ? [''] : []),
    ...flags.map(({ typed, help }) => `  ${typed.padEnd(width)}  ${help}`),
  ].join('\n');
}
