const LONGEST = 2048;
const WEB = new Set(['https:', 'http:']);
const MAIL_FIELDS = new Set(['subject', 'body']);

/** The link as it may be opened; null for any but plain web and mail addresses. */
export function toSafeLink(written: string): string | null {
  const text = written.trim();
  const url = text.length > LONGEST || isTreacherous(text) ? null : parse(text);
  if (!url) return null;
  if (WEB.has(url.protocol)) return isPlainWeb(url) ? url.href : null;
  return url.protocol === 'mailto:' && isPlainMail(url) ? url.href : null;
}

/** Spaces, control characters and backslashes are read one way here and another way by what opens the link. */
function isTreacherous(text: string): boolean {
  return (
    /[\s\\]/.test(text) ||
    Array.from(text).some((character) => character < ' ' || (character >= '\u007F' && character <= '\u009F'))
  );
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * `https://bank.example@evil.example` shows one name and opens the other. Letters of other scripts pass for Latin ones, and
 * phones do not write them out (`xn--…`) as browsers do.
 */
function isPlainWeb(url: URL): boolean {
  return /^[\w.-]+$/.test(url.hostname) && url.username === '' && url.password === '';
}

/** A mail may be begun, not be sent to people who are not shown, nor with a file. */
function isPlainMail(url: URL): boolean {
  return (
    /^[^@/]+@[^@/]+$/.test(url.pathname) && [...url.searchParams.keys()].every((key) => MAIL_FIELDS.has(key))
  );
}
