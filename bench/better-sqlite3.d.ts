/** What the benches use, told here so that types can be checked where the package is not installed. */
declare module 'better-sqlite3' {
  interface Statement {
    /** Whether it gives rows. */
    reader: boolean;
    run(...values: unknown[]): { changes: number };
    all(...values: unknown[]): unknown[];
  }

  export default class Database {
    constructor(path: string);
    prepare(sql: string): Statement;
    exec(script: string): void;
    close(): void;
  }
}
