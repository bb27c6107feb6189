/** A picture as it may wait on this device and go over a slow line. */
export interface Photo {
  type: 'image/jpeg';
  /** In Base64. */
  content: string;
  width: number;
  height: number;
}

/** Why there is no photo of a picture. Each asks for other words. */
export type PhotoFailure =
  /** So large that opening it could take all of the device's memory; nothing of it was opened. */
  | { kind: 'file-too-large'; size: number }
  /** The format of iPhones, which this device can't open. */
  | { kind: 'heic' }
  /** It is no picture, it is broken, or it is gone. */
  | { kind: 'unreadable' }
  /** However small it is drawn, it has more bytes than may wait. */
  | { kind: 'stays-too-large' }
  /** It was opened, and the device could not draw it: it has no memory or no room left. */
  | { kind: 'device-failed' };

export type PhotoOutcome = { kind: 'photo'; photo: Photo } | PhotoFailure;

/** A picture as its points can be read: a PNG, in Base64. */
export type DrawingOutcome = { kind: 'drawing'; content: string } | PhotoFailure;

export interface Photos {
  /**
   * Draws a picture anew, as large as it may be: nothing that stood in its file but the picture itself is in the photo, no position above all.
   * What was picked is left alone.
   */
  shrink(uri: string): Promise<PhotoOutcome>;
  /** Draws a picture for its points to be read, with sides of at most so many. What was picked is left alone. */
  drawPoints(uri: string, longestSide: number): Promise<DrawingOutcome>;
  /** An address for a picture that came as bytes. It lies in the open: whoever asked for it lets it go. */
  layOut(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
}
