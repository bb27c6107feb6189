import { createHash } from 'node:crypto';

/** The digest of nothing. react-native-web makes an empty style element and fills it rule by rule, which is no inline style. */
const EMPTY_STYLE = digestOf('');

/** What a browser may do with the web app, told with every file of it: nothing but what Sojourn itself brings. */
export function pageHeaders(page: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(page),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  };
}

/** A feature that is not named would be allowed: each that reaches for the device or the traveller is. */
const PERMISSIONS = [
  'geolocation=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

function contentSecurityPolicy(page: string): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // SQLite is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...digestsOf(page, 'script')],
    'style-src': ["'self'", EMPTY_STYLE, ...digestsOf(page, 'style')],
    // A photo is shrunk from an address that the page itself gave to its bytes; nobody else can make one.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'data:', 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** What stands in the page itself is allowed to the letter. */
function digestsOf(page: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${element}>`, 'g');
  return [...page.matchAll(inline)].map(([, content]) => digestOf(content ?? ''));
}

function digestOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
