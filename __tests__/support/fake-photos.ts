import { toBase64 } from '@/domain/base64';
import type { DrawingOutcome, PhotoOutcome, Photos } from '@/platform/photos';

/** A device on which every picture becomes a photo that says its address, unless told otherwise. */
export class FakePhotos implements Photos {
  readonly shrunk: string[] = [];
  readonly laidOut: Uint8Array[] = [];
  private readonly drawings = new Map<string, Uint8Array>();
  private readonly outcomes = new Map<string, PhotoOutcome>();

  /** What becomes of one picture. */
  answerWith(uri: string, outcome: PhotoOutcome): void {
    this.outcomes.set(uri, outcome);
  }

  /** The points of one picture, as a PNG. */
  showIn(uri: string, png: Uint8Array): void {
    this.drawings.set(uri, png);
  }

  drawPoints(uri: string): Promise<DrawingOutcome> {
    const drawing = this.drawings.get(uri);
    return Promise.resolve(
      drawing ? { kind: 'drawing', content: toBase64(drawing) } : { kind: 'unreadable' },
    );
  }

  layOut(bytes: Uint8Array): Promise<string> {
    this.laidOut.push(bytes);
    return Promise.resolve(`file:///laid-out-${this.laidOut.length}`);
  }

  shrink(uri: string): Promise<PhotoOutcome> {
    this.shrunk.push(uri);
    return Promise.resolve(
      this.outcomes.get(uri) ?? {
        kind: 'photo',
        photo: { type: 'image/jpeg', content: btoa(uri), width: 1600, height: 1200 },
      },
    );
  }
}
