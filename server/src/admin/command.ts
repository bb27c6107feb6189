import type { ParseArgsConfig } from 'node:util';

import type { Database } from '../database/database';
import type { KeyRing } from '../http/keys';

/** What commands are run with. */
export interface AdminTools {
  /** Opened when first asked for: some commands need no database. */
  open: () => Promise<{ database: Database; keyRing: KeyRing }>;
  now: () => Date;
  /** How it goes, for whoever waits; never part of the result. */
  say: (line: string) => void;
  /** Where relative paths begin. */
  folder: string;
}

export interface Given {
  /** As many as the command has parameters. */
  parameters: string[];
  options: Record<string, string | boolean | undefined>;
}

/** What a command has to tell: in words, or with `--json` as data. */
export interface Outcome {
  lines: string[];
  json: unknown;
  /** It was refused or found faults: the exit code says so too. */
  hasFailed?: boolean;
}

export interface Command {
  /** As it is typed, such as `company create`. */
  name: string;
  /** What follows the name, such as `<company>`. */
  parameters: readonly string[];
  options: Record<string, NonNullable<ParseArgsConfig['options']>[string] & { help: string }>;
  summary: string;
  run(given: Given, tools: AdminTools): Promise<Outcome>;
}

/** The command was understood and can't be done; the message says why and what helps. */
export class Refusal extends Error {}

/** The command was not understood. */
export class WrongUsage extends Error {}

export function textOption({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function requiredOption(given: Given, name: string): string {
  const value = textOption(given, name)?.trim();
  if (!value) throw new WrongUsage(`--${name} is missing.`);
  return value;
}

/** `on` and `off`, as they are typed; undefined where nothing was. */
export function switchOption(given: Given, name: string): boolean | undefined {
  const value = textOption(given, name);
  if (value === undefined) return undefined;
  if (value !== 'on' && value !== 'off') throw new WrongUsage(`--${name} ${value} is neither on nor off.`);
  return value === 'on';
}
