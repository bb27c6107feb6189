/** Small texts that only this app may read, kept over restarts. Each method rejects while the device keeps them locked. */
export interface Secrets {
  /** Null where there is none. */
  read(name: string): Promise<string | null>;
  write(name: string, value: string): Promise<void>;
  remove(name: string): Promise<void>;
}
