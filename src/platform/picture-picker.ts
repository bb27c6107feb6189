/** What came of asking for a picture. */
export type Picked =
  /** A file of the app's own, for as long as nobody lets it go. */
  | { kind: 'picked'; uri: string }
  | { kind: 'cancelled' }
  /** The app may not use the camera. */
  | { kind: 'not-allowed' }
  /** There is no camera, or the system could not open it. */
  | { kind: 'failed' };

/** The system's own camera and its own choice of pictures: the app sees what was chosen, and nothing else. */
export interface PicturePicker {
  /** False where choosing offers the camera too, as browsers do. */
  hasCamera: boolean;
  /** The system may end the app while they are open, as Android does. */
  outlivesApp: boolean;
  take(): Promise<Picked>;
  choose(): Promise<Picked>;
  /** Android may end the app while its camera is open: what was taken then, once; null where there is nothing. */
  recover(): Promise<string | null>;
  /** The file is not needed any more: it lies in the open. */
  letGo(uri: string): Promise<void>;
}
