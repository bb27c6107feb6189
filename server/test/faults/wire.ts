import { Agent, request as startRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export interface WireRequest {
  method: string;
  /** As it stands in the first line, well formed or not. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface WireAnswer {
  status: number;
  contentType: string;
  text: string;
}

const TIMEOUT_MS = 20_000;
/** What was not answered by then over a bare connection will not be: the other side waits for more. */
const SILENCE_MS = 400;

export class Wire {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(readonly port: number) {}

  close(): void {
    this.agent.destroy();
  }

  /** Over a connection that is used again. Rejects where no answer came. */
  send(wireRequest: WireRequest, agent: Agent | false = this.agent): Promise<WireAnswer> {
    const { method, path, headers, body } = wireRequest;
    return new Promise((resolve, reject) => {
      const request = startRequest(
        { host: '127.0.0.1', port: this.port, agent, method, path, headers, timeout: TIMEOUT_MS },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              contentType: response.headers['content-type'] ?? '',
              text: unpack(Buffer.concat(chunks), response.headers['content-encoding']).toString('utf8'),
            }),
          );
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer in time')));
      request.on('error', (error) => {
        // The other side may hang up on a connection at the moment at which it is used again.
        if (request.reusedSocket) this.send(wireRequest, false).then(resolve, reject);
        else reject(error);
      });
      request.end(body ?? undefined);
    });
  }

  /** Bytes as they are. Gives what was heard until the other side hung up or fell silent. */
  sendBytes(bytes: Buffer): Promise<string> {
    return new Promise((resolve) => {
      let heard = '';
      const socket = connect(this.port, '127.0.0.1');
      socket.setEncoding('utf8').setTimeout(SILENCE_MS, () => socket.destroy());
      socket.on('data', (part: string) => (heard += part));
      // A connection that the other side resets has said what it had to say.
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
      socket.end(bytes);
    });
  }
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  switch (encoding) {
    case 'gzip':
      return gunzipSync(bytes);
    case 'deflate':
      return inflateSync(bytes);
    case 'br':
      return brotliDecompressSync(bytes);
    default:
      return bytes;
  }
}
