import type { ZodError } from 'zod';

/** Where in a pack something stands. */
export interface Origin {
  /** Below the pack's folder. */
  file: string;
  /** Null where the file holds one record or one text. */
  line: number | null;
}

/** What is wrong with a pack, and where. */
export interface Fault extends Origin {
  /** Null where the whole record is meant, or the whole file. */
  field: string | null;
  message: string;
}

export function faultOf(origin: Origin, field: string | null, message: string): Fault {
  return { ...origin, field, message };
}

/** What the contract of a record or a manifest does not take. */
export function faultsOf(error: ZodError, originOf: (field: string) => Origin): Fault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => faultOf(originOf(key), key, 'is no field that is known here'));
    const field = issue.path.join('.');
    return [faultOf(originOf(String(issue.path[0] ?? '')), field === '' ? null : field, issue.message)];
  });
}

/** File by file, from the first line to the last: in one place all that is to be mended there. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const byFile = (one: Fault, other: Fault) => Number(one.file > other.file) - Number(one.file < other.file);
  return faults.toSorted((one, other) => byFile(one, other) || (one.line ?? 0) - (other.line ?? 0));
}

export function sayFault({ file, line, field, message }: Fault): string {
  return `${file}${line === null ? '' : `:${line}`}: ${field === null ? '' : `${field} `}${message}`;
}
