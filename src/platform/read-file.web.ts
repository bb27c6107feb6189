import type { FilePlace, PickedFile } from './file-picker';

/** A browser knows a file by an address of its own page, which keeps it in memory until it is told otherwise. */
export async function readFile({ address, name }: FilePlace, mostBytes: number): Promise<PickedFile> {
  try {
    const blob = await (await fetch(address)).blob();
    if (blob.size > mostBytes) return { kind: 'too-large' };
    if (blob.size === 0 || name === null) return { kind: 'unreadable' };
    return { kind: 'file', name, bytes: new Uint8Array(await blob.arrayBuffer()) };
  } catch {
    return { kind: 'unreadable' };
  } finally {
    URL.revokeObjectURL(address);
  }
}
