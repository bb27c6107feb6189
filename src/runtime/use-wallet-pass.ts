import { readWalletPass } from '@/domain/boarding-pass/read-wallet-pass';

import { useRuntime } from './runtime-provider';

/** What a wallet's pass shows to a scanner, or why there is nothing. */
type ChosenPass =
  | { kind: 'code'; code: string; format: 'aztec' | 'qr' | 'pdf417' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; why: 'too-large' | 'unreadable' | 'not-a-pass' | 'no-code' };

/** With its pictures, for every size of phone. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Lets the traveller choose the file of a pass; it is read on this device, and goes nowhere. */
export function useWalletPass(): () => Promise<ChosenPass> {
  const { filePicker } = useRuntime();
  return async () => {
    const picked = await filePicker.choose({ extensions: ['pkpass'], mostBytes: MOST_BYTES });
    if (picked.kind === 'cancelled') return picked;
    if (picked.kind !== 'file') return { kind: 'failed', why: picked.kind };
    const reading = readWalletPass(picked.bytes);
    return reading.kind === 'code' ? reading : { kind: 'failed', why: reading.why };
  };
}
