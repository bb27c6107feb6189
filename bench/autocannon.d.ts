/** What `load.ts` uses, told here so that types can be checked where the package is not installed. */
declare module 'autocannon' {
  interface Result {
    /** In seconds. */
    duration: number;
    errors: number;
    requests: { total: number };
    statusCodeStats: Record<string, { count: number }>;
  }

  export default function autocannon(options: {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
  }): Promise<Result>;
}
