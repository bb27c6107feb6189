import type { ByteRange } from './asset-store';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** What a `Range` header asks for of something of this size: null is all of it, also where several parts or other units are asked for. */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (Number(first) >= size) return 'beyond';
  if (last !== '' && Number(last) < Number(first)) return null;
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
