/** Reads numbers out of text: five bits a letter, the least first, a sixth bit says that more follow. */
export class NumberReader {
  private at = 0;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  next(): number {
    let number = 0;
    for (let place = 1; ; place *= 32) {
      const bits = SIX_BITS[this.text.charCodeAt(this.at++)] ?? 0;
      number += (bits & 31) * place;
      if (bits < 32) return number;
    }
  }

  /** For numbers that were all written as one letter. */
  nextLetter(): number {
    return SIX_BITS[this.text.charCodeAt(this.at++)] ?? 0;
  }

  nextSigned(): number {
    const number = this.next();
    return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SIX_BITS = new Uint8Array(128);
for (let bits = 0; bits < LETTERS.length; bits++) SIX_BITS[LETTERS.charCodeAt(bits)] = bits;
