export interface CheckInLink {
  status: 'safe' | 'help';
  requestId: string | null;
}

const LONGEST = 500;
const LINK = /^sojourn:\/\/\/?([\w-]+)\/?\?([^#\s]*)$/i;
/** As ids are made; nothing that could mean another place in a path. */
const ID = /^[\w-]{1,200}$/;

/**
 * `sojourn://check-in?status=safe`, with `request=…` where it answers one. Null for everything else. A link may stand on anybody's
 * page: it may propose, and the traveller's tap decides.
 */
export function readCheckInLink(url: string): CheckInLink | null {
  const match = url.length <= LONGEST ? LINK.exec(url) : null;
  const [, place, query] = match ?? [];
  if (place?.toLowerCase() !== 'check-in' || query === undefined) return null;
  const given = readQuery(query);
  if (!given) return null;
  const status = given.get('status');
  const requestId = given.get('request') ?? null;
  if (status !== 'safe' && status !== 'help') return null;
  if (requestId !== null && !ID.test(requestId)) return null;
  return { status, requestId };
}

/** Null where something is said twice, or can't be read: whoever wrote it wants to be understood in two ways. */
function readQuery(query: string): Map<string, string> | null {
  const given = new Map<string, string>();
  for (const part of query.split('&')) {
    const [name = '', value, ...more] = part.split('=');
    if (value === undefined || more.length > 0 || given.has(name)) return null;
    try {
      given.set(name, decodeURIComponent(value));
    } catch {
      return null;
    }
  }
  return given;
}
