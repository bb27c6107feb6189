import type { Answer } from './test-service';

/** The links of an answer by their relation, as paths that can be followed. */
export function readLinks(answer: Answer): Record<string, string> {
  const links = [...(answer.headers.link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
  return Object.fromEntries(
    links.map(([, href = '', relation = '']) => {
      const { pathname, search } = new URL(href);
      return [relation, pathname + search];
    }),
  );
}
