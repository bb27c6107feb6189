/** A request that carries so much that somebody wants to see it go. */
export interface UploadInit {
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
  /** In bytes of the body. */
  onSent: (sent: number, total: number) => void;
}

type UploadAnswer = Pick<Response, 'status' | 'headers' | 'text'>;

const HEADERS_RECEIVED = 2;

/**
 * `fetch` tells nothing of what has left; phones and browsers bring the same `XMLHttpRequest`, which does. It settles as `fetch` does: as soon as the
 * headers are there, and the text by itself.
 */
export function upload(url: string, init: UploadInit): Promise<UploadAnswer> {
  const { method, headers, body, signal, onSent } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const text = new Promise<string>((resolveText, rejectText) => {
      const fail = () => {
        const reason = new TypeError('Network request failed');
        reject(reason);
        rejectText(reason);
      };
      request.onload = () => resolveText(request.responseText);
      request.onerror = fail;
      request.onabort = fail;
      request.ontimeout = fail;
    });
    // Whoever does not ask for the text is not told that it broke off.
    text.catch(() => undefined);
    request.onreadystatechange = () => {
      // React Native says only after this where the answer came from.
      if (request.readyState === HEADERS_RECEIVED)
        resolve(Promise.resolve().then(() => toAnswer(url, request, text)));
    };
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    signal.addEventListener('abort', () => request.abort());
    request.open(method, url);
    // React Native would send cookies.
    request.withCredentials = false;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

function toAnswer(url: string, request: XMLHttpRequest, text: Promise<string>): UploadAnswer {
  // Nothing keeps it from following a redirect. What answers elsewhere is not the service: it is as good as the answer without a status
  // that browsers give for a redirect which is not followed.
  if (isElsewhere(url, request.responseURL))
    return { status: 0, headers: new Headers(), text: () => Promise.resolve('') };
  const { status } = request;
  return { status, headers: readHeaders(request.getAllResponseHeaders()), text: () => text };
}

function isElsewhere(asked: string, answered: string | undefined): boolean {
  return Boolean(answered) && new URL(answered ?? '').href !== new URL(asked).href;
}

function readHeaders(lines: string | null): Headers {
  const headers = new Headers();
  for (const line of (lines ?? '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
