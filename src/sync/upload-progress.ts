/** How far a request has come that carries bytes. */
export interface EntryUpload {
  /** Of the outbox. */
  entryId: string;
  /** In bytes of the request. */
  sent: number;
  total: number;
}

/** So often a screen may hear of it. */
const ROUND_MS = 250;

/** What is under way now, told no more often than somebody can see. It is never written down: an attempt that ended begins anew. */
export class UploadProgress {
  private readonly underWay = new Map<string, EntryUpload>();
  private toldAt: number | null = null;

  constructor(
    private readonly tell: (uploads: readonly EntryUpload[]) => void,
    private readonly now: () => number,
  ) {}

  note(upload: EntryUpload): void {
    const isFirst = !this.underWay.has(upload.entryId);
    this.underWay.set(upload.entryId, upload);
    if (isFirst || upload.sent >= upload.total || this.isTime()) this.tellNow();
  }

  /** However it ended. */
  end(entryId: string): void {
    if (this.underWay.delete(entryId)) this.tellNow();
  }

  /** The clock may be set back meanwhile. */
  private isTime(): boolean {
    return this.toldAt === null || Math.abs(this.now() - this.toldAt) >= ROUND_MS;
  }

  private tellNow(): void {
    this.toldAt = this.now();
    this.tell([...this.underWay.values()]);
  }
}
