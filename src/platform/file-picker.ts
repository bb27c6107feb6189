/** What came of asking for a file. */
export type PickedFile =
  | { kind: 'file'; name: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'cancelled' }
  /** Nothing of it was read. */
  | { kind: 'too-large' }
  /** It can't be opened, it is gone, or there is nothing in it. */
  | { kind: 'unreadable' };

/** A file where the system has put it. */
export interface FilePlace {
  address: string;
  /** As the traveller knows it; null where only its address tells. */
  name: string | null;
}

/** The system's own choice of files: the app sees what was chosen, and nothing else. */
export interface FilePicker {
  choose(wanted: { extensions: readonly string[]; mostBytes: number }): Promise<PickedFile>;
  /** One that the system handed to the app; it is let go once it is read. */
  open(address: string, mostBytes: number): Promise<PickedFile>;
}
