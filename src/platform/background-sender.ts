/** A request that waits, word for word as the app itself would send it; only the key is added by whoever sends it. */
export interface QueuedRequest {
  /** Its `Idempotency-Key`, and its name. */
  id: string;
  url: string;
  method: string;
  body: string | null;
  /** The higher goes first. */
  urgency: number;
  /** In milliseconds: outside of these only the app may send it, which looks first whether it has arrived. None: at any time. */
  validity?: { notBefore: number; notAfter: number };
}

/** Who sends what waits once the app is closed. */
export interface BackgroundSender {
  /** `system`: a phone wakes the app for it. `worker`: a browser sends the requests that lie here. `nobody`: the app must stay open. */
  readonly kind: 'system' | 'worker' | 'nobody';
  /** The names of the requests that lie here. */
  list(): Promise<string[]>;
  /** Durable when this ends. One of the same name is replaced. */
  put(request: QueuedRequest): Promise<void>;
  remove(id: string): Promise<void>;
  /** Nothing lies here any more when this ends. */
  clear(): Promise<void>;
  /** Has them sent as soon as there is a network, with or without the app. False where the browser does not promise it. */
  askToSend(): Promise<boolean>;
  /** Told before requests are sent while the app is open; they are, in any case, a moment later. */
  onSending(listener: (ids: string[]) => Promise<void>): () => void;
}
