import autocannon from 'autocannon';

const CONNECTIONS = 4;
/** Short, for sides are measured in turn, many times: a burst of other work then hits both. */
const SECONDS = 1;

export interface Load {
  url: string;
  headers: Record<string, string>;
  /** The status of every answer; any other makes the measure worthless, and is an error. */
  status: number;
}

/** Requests per second, over connections that stay open. */
export async function measureRequestRate({ url, headers, status }: Load): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const statuses = Object.keys(result.statusCodeStats);
  if (result.errors > 0 || statuses.some((other) => other !== String(status))) {
    throw new Error(
      `${url} gave ${statuses.join(', ')} and ${result.errors} errors instead of ${status} alone`,
    );
  }
  return result.requests.total / result.duration;
}
