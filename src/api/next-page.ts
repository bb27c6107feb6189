/** `<address>; name=value; name="value"`, parted by commas, which may also stand within either. */
const LINK = /<([^>]*)>((?:\s*;\s*[^\s=;,]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s",;]+))?)*)/g;
const PARAMETER = /;\s*([^\s=;,]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+))/g;

/**
 * Where the next page of a list is, as `Link` (RFC 8288) tells it. Whoever leads away from the service is not the service, and whoever
 * followed would take the key there.
 */
type NextPage = { kind: 'none' } | { kind: 'elsewhere' } | { kind: 'page'; path: string };

/** `path` is that under the service's own address. */
export function findNextPage(headers: Headers, url: string, baseUrl: string): NextPage {
  const written = readNextLink(headers.get('link') ?? '');
  if (written === null) return { kind: 'none' };
  const target = parse(written, url);
  const home = new URL(`${baseUrl}/`).href;
  return target?.startsWith(home)
    ? { kind: 'page', path: target.slice(home.length - 1) }
    : { kind: 'elsewhere' };
}

/** Without the place on the page that it may name; null where it is no address. */
function parse(written: string, url: string): string | null {
  try {
    const target = new URL(written, url);
    target.hash = '';
    return target.href;
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
