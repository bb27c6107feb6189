export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels; most names reach into two cells. */
const CELL = 96;
/** Cells share them, however large the map is: two that are far apart only cost a comparison more. */
const BUCKETS = 2 ** 13;
const END = -1;
export const NONE = -1;
const NUMBERS_PER_BOX = 4;

/** Boxes on the map, found by the cells that they reach into. Plain numbers throughout: thousands of names are placed while somebody waits. */
export class BoxGrid {
  private readonly first = new Int32Array(BUCKETS).fill(END);
  /** Of each entry of a bucket, the one after it and where its box begins. */
  private readonly after: number[] = [];
  private readonly box: number[] = [];
  private readonly edges: number[] = [];

  add(left: number, top: number, right: number, bottom: number): void {
    const at = this.edges.length;
    this.edges.push(left, top, right, bottom);
    const lastColumn = Math.floor(right / CELL);
    const lastRow = Math.floor(bottom / CELL);
    for (let row = Math.floor(top / CELL); row <= lastRow; row += 1) {
      for (let column = Math.floor(left / CELL); column <= lastColumn; column += 1) {
        const bucket = bucketOf(row, column);
        this.after.push(this.first[bucket] ?? END);
        this.box.push(at);
        this.first[bucket] = this.box.length - 1;
      }
    }
  }

  /** Whether no box lies over this one; edges may touch. */
  isFree(left: number, top: number, right: number, bottom: number): boolean {
    return this.find(left, top, right, bottom) === NONE;
  }

  /** One that lies over this box, counted in the order that they were added; edges may touch. */
  find(left: number, top: number, right: number, bottom: number): number {
    if (this.edges.length === 0) return NONE;
    const lastColumn = Math.floor(right / CELL);
    const lastRow = Math.floor(bottom / CELL);
    for (let row = Math.floor(top / CELL); row <= lastRow; row += 1) {
      for (let column = Math.floor(left / CELL); column <= lastColumn; column += 1) {
        const found = this.findIn(bucketOf(row, column), left, top, right, bottom);
        if (found !== NONE) return found;
      }
    }
    return NONE;
  }

  private findIn(bucket: number, left: number, top: number, right: number, bottom: number): number {
    const { edges } = this;
    for (let entry = this.first[bucket] ?? END; entry !== END; entry = this.after[entry] ?? END) {
      const at = this.box[entry] ?? 0;
      if (left >= (edges[at + 2] ?? 0) || right <= (edges[at] ?? 0)) continue;
      if (top < (edges[at + 3] ?? 0) && bottom > (edges[at + 1] ?? 0)) return at / NUMBERS_PER_BOX;
    }
    return NONE;
  }
}

function bucketOf(row: number, column: number): number {
  return (Math.imul(row, 73_856_093) ^ Math.imul(column, 19_349_663)) & (BUCKETS - 1);
}
