/** `<address>; name=value; name="value"`, parted by commas, which may also stand within either. */
const LINK = /<([^>]*)>((?:\s*;\s*[^\s=;,]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s",;]+))?)*)/g;
const PARAMETER = /;\s*([^\s=;,]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+))/g;

/**
 * Where the next page of a list is, as `Link` (RFC 8288) tells it. A page of a list differs from the list in its query alone: only that is taken, and
 * asked for where the list was. So the key goes nowhere else, and a service that was not told how its proxy is called (by https, by which name,
 * under which path) is understood all the same.
 */
type NextPage = { kind: 'none' } | { kind: 'elsewhere' } | { kind: 'page'; path: string };

/** `path` is that under the service's own address. */
export function findNextPage(headers: Headers, url: string, baseUrl: string): NextPage {
  const written = readNextLink(headers.get('link') ?? '');
  if (written === null) return { kind: 'none' };
  const asked = new URL(url).pathname;
  const path = asked.slice(new URL(`${baseUrl}/`).pathname.length - 1);
  const target = parse(written, url);
  return target && [asked, path].includes(target.pathname)
    ? { kind: 'page', path: path + target.search }
    : { kind: 'elsewhere' };
}

/** Null where it is no address. */
function parse(written: string, url: string): URL | null {
  try {
    return new URL(written, url);
  } catch {
    return null;
  }
}

function readNextLink(header: string): string | null {
  for (const [, target = '', written = ''] of header.matchAll(LINK)) {
    const parameters = readParameters(written);
    // With an anchor it speaks of another list than the one that was asked for.
    if (!parameters.has('anchor') && isNext(parameters.get('rel') ?? '')) return target;
  }
  return null;
}

/** By name; of two of one name the first counts. */
function readParameters(written: string): Map<string, string> {
  const pairs = [...written.matchAll(PARAMETER)].map(
    ([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? ''] as const,
  );
  return new Map(pairs.reverse());
}

/** One link may have several relations. Some services write them in single quotes. */
function isNext(relations: string): boolean {
  return relations.toLowerCase().replaceAll("'", '').split(/\s+/).includes('next');
}
