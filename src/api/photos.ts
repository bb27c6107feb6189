import { toBase64 } from '@/domain/base64';

import { exchange, type Fetch, type FetchInit } from './exchange';
import type { Failure } from './failure';
import { readJpegSize } from './jpeg-size';

/** The network's edge for what is no text. */
export type FetchBytes = (
  url: string,
  init: FetchInit,
) => Promise<Pick<Response, 'status' | 'headers' | 'text' | 'arrayBuffer'>>;

/** A photo as it came: a JPEG in Base64. */
interface ReceivedPhoto {
  kind: 'photo';
  content: string;
  width: number;
  height: number;
}

/** `no-photo`: the address leads elsewhere, or what came is nothing that may be opened as a picture. */
export type PhotoReading = ReceivedPhoto | { kind: 'no-photo' } | Failure;

/** Gives the photo at one of the service's addresses, which open without a key. */
export type GetPhoto = (address: string, options?: { signal?: AbortSignal }) => Promise<PhotoReading>;

/** One of the service's own, signed. Whoever could name another would learn where the traveller is, or have anything shown to them. */
const ADDRESS = /^\/assets\/photos\/[\w-]{1,64}\/[\w-]{1,32}\?[\w=&-]{1,400}$/;
/** The service draws 1600 pixels: a few hundred kilobytes. */
const MOST_BYTES = 3 * 1024 * 1024;
/** A small file may say that it is so large that opening it takes all of the device's memory. */
const LONGEST_SIDE = 4096;
/** As long as a poor line takes for most of them. */
const TIMEOUT_MS = 90_000;

export function photosOf({ baseUrl, fetch }: { baseUrl: string; fetch: FetchBytes }): GetPhoto {
  return async (address, { signal } = {}) => {
    if (!ADDRESS.test(address)) return { kind: 'no-photo' };
    const received = await exchange({
      fetch: inBase64(fetch),
      url: baseUrl + address,
      method: 'GET',
      headers: { Accept: 'image/jpeg' },
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (received.kind !== 'received') return received;
    const { text: content } = received;
    const size = readJpegSize(content);
    const isReasonable = size && Math.min(...size) > 0 && Math.max(...size) <= LONGEST_SIDE;
    if (!isReasonable) return { kind: 'no-photo' };
    const [width, height] = size;
    return { kind: 'photo', content, width, height };
  };
}

/** What is too much is not read where its length is told, and not kept where it is not. */
function inBase64(fetch: FetchBytes): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    const { status, headers } = response;
    const read = async () => {
      if (Number(headers.get('content-length')) > MOST_BYTES) return '';
      const bytes = new Uint8Array(await response.arrayBuffer());
      return bytes.length > MOST_BYTES ? '' : toBase64(bytes);
    };
    return { status, headers, text: () => (status === 200 ? read() : response.text()) };
  };
}
