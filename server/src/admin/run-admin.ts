import { parseArgs } from 'node:util';

import { ConfigurationError, DatabaseInUse } from '../failures/configuration-error';
import { Refusal, WrongUsage, type AdminTools, type Command, type Given } from './command';
import { companyCommands } from './company-commands';
import { contentCommands } from './content-commands';
import { explainFileFault } from './explain-file-fault';
import { describeCommand, HELP_HINT, listAll } from './help';
import { jobCommands } from './job-commands';
import { mailCommands } from './mail-commands';
import { publisherCommands } from './publisher-commands';
import { pushCommands } from './push-commands';
import { responderCommands } from './responder-commands';
import { travellerCommands } from './traveller-commands';
import { userCommands } from './user-commands';

const COMMANDS: readonly Command[] = [
  ...companyCommands,
  ...publisherCommands,
  ...travellerCommands,
  ...userCommands,
  ...responderCommands,
  ...contentCommands,
  ...jobCommands,
  ...mailCommands,
  ...pushCommands,
];

/** 0: done. 1: refused, or it failed. 2: not understood. */
export type ExitCode = 0 | 1 | 2;

export interface Output {
  /** The result and nothing else. */
  out(text: string): void;
  /** Why there is none. */
  err(text: string): void;
}

export async function runAdmin(
  words: readonly string[],
  tools: AdminTools,
  output: Output,
): Promise<ExitCode> {
  try {
    return await understandAndRun(words, tools, output);
  } catch (error) {
    if (error instanceof WrongUsage) {
      output.err(`${error.message}\n${HELP_HINT}`);
      return 2;
    }
    const words = explain(error);
    if (words === null) throw error;
    output.err(words);
    return 1;
  }
}

async function understandAndRun(
  words: readonly string[],
  tools: AdminTools,
  output: Output,
): Promise<ExitCode> {
  const typed = words.slice(0, 2).join(' ');
  const command = COMMANDS.find(({ name }) => name === typed);
  if (!command) {
    const isQuestion = words.includes('--help') || words.includes('help');
    if (words.length > 0 && !isQuestion) throw new WrongUsage(`There is no command "${typed}".`);
    output.out(listAll(COMMANDS));
    return isQuestion ? 0 : 2;
  }
  const { wantsHelp, isJson, given } = readWords(command, words.slice(2));
  if (wantsHelp) {
    output.out(describeCommand(command));
    return 0;
  }
  if (given.parameters.length !== command.parameters.length) {
    const wanted = [command.name, ...command.parameters].join(' ');
    throw new WrongUsage(`This is not how it is typed: ${wanted}`);
  }
  const outcome = await command.run(given, tools);
  output.out(isJson ? JSON.stringify(outcome.json) : outcome.lines.join('\n'));
  return outcome.hasFailed ? 1 : 0;
}

function readWords(command: Command, words: string[]): { wantsHelp: boolean; isJson: boolean; given: Given } {
  const common = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { ...command.options, ...common },
      allowPositionals: true,
    });
    const { json, help, ...options } = values as Given['options'];
    return {
      wantsHelp: help === true,
      isJson: json === true,
      given: { parameters: positionals, options },
    };
  } catch (error) {
    // Node says which word it is in its first sentence, and in the others how programs are written.
    const [sentence] = (error as Error).message.split('. ');
    throw new WrongUsage(`${sentence}.`);
  }
}

/** Null for what nobody expected: its stack helps more than words. */
function explain(error: unknown): string | null {
  if (error instanceof DatabaseInUse) {
    return (
      `${error.message}\nThe embedded database is for one process at a time: stop the service, run this again, ` +
      'and start it. With a PostgreSQL server both run side by side.'
    );
  }
  if (error instanceof Refusal || error instanceof ConfigurationError) return error.message;
  return explainFileFault(error);
}
