import type { PhotoOutcome, Photos } from '@/platform/photos';

/** A device on which every picture becomes a photo that says its address, unless told otherwise. */
export class FakePhotos implements Photos {
  readonly shrunk: string[] = [];
  private readonly outcomes = new Map<string, PhotoOutcome>();

  /** What becomes of one picture. */
  answerWith(uri: string, outcome: PhotoOutcome): void {
    this.outcomes.set(uri, outcome);
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
