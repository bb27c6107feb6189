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

export function sayFault({ file, line, field, message }: Fault): string {
  return `${file}${line === null ? '' : `:${line}`}: ${field === null ? '' : `${field} `}${message}`;
}
