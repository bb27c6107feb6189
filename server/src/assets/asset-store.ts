/** A part of something, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of assets lie. Keys are made by the service, and what lies under one never changes. */
export interface AssetStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Null where nothing lies under this key. */
  read(key: string, range: ByteRange | null): Promise<Buffer | null>;
  /** What is not there is no failure. */
  remove(key: string): Promise<void>;
  close(): void;
}
