import { request, type ClientRequest, type IncomingMessage } from 'node:http';

/** So much leaves at once; then it is told how much has left. */
const CHUNK = 16 * 1024;

interface Sent {
  loaded: number;
  total: number;
}

/** As much of `XMLHttpRequest` as phones and browsers agree on, over real connections. Like theirs it follows redirects, and speaks of headers before it says where they came from. */
export class NodeXhr {
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  ontimeout: () => void = () => undefined;
  onreadystatechange: () => void = () => undefined;
  readonly upload: { onprogress: (sent: Sent) => void } = { onprogress: () => undefined };
  readyState = 0;
  status = 0;
  responseText = '';
  responseURL = '';
  withCredentials = true;
  private method = '';
  private url = '';
  private answer: IncomingMessage | null = null;
  private going: ClientRequest | null = null;
  private isOver = false;
  private readonly headers: Record<string, string> = {};

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getAllResponseHeaders(): string {
    const pairs = Object.entries(this.answer?.headers ?? {});
    return pairs.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
  }

  send(body: string): void {
    this.go(this.url, this.method, Buffer.from(body));
  }

  abort(): void {
    if (this.isOver) return;
    this.end(this.onabort);
    this.going?.destroy();
  }

  private go(url: string, method: string, body: Buffer): void {
    const headers = { ...this.headers, 'content-length': String(body.length) };
    const going = request(url, { method, headers }, (answer) => this.hear(url, answer));
    this.going = going;
    going.on('error', () => this.end(this.onerror));
    const write = (from: number) => {
      if (this.isOver || going.destroyed) return;
      const loaded = Math.min(from + CHUNK, body.length);
      going.write(body.subarray(from, loaded), () => {
        this.upload.onprogress({ loaded, total: body.length });
        if (loaded < body.length) write(loaded);
        else going.end();
      });
    };
    write(0);
  }

  private hear(url: string, answer: IncomingMessage): void {
    const { location } = answer.headers;
    if (location && (answer.statusCode ?? 0) < 400) {
      answer.resume();
      this.go(new URL(location, url).href, 'GET', Buffer.alloc(0));
      return;
    }
    this.answer = answer;
    this.status = answer.statusCode ?? 0;
    this.readyState = 2;
    this.onreadystatechange();
    this.responseURL = url;
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => (this.responseText += text));
    answer.on('end', () => this.end(this.onload));
    answer.on('error', () => this.end(this.onerror));
  }

  private end(tell: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    tell();
  }
}
