import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The next word of a process that was started here; fails where it ends instead. */
export async function hear(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const { signal } = heard;
  const gone = once(child, 'exit', { signal }).then(([code]) =>
    Promise.reject(new Error(`the service ended with ${code}`)),
  );
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), gone])) as [unknown];
    return message;
  } finally {
    heard.abort();
  }
}
