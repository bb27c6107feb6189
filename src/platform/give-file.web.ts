import type { FileOutcome, TextFile } from './give-file';

/** Long enough for any browser to have read it. */
const KEPT_MS = 60_000;

export async function giveFile({ name, type, text }: TextFile): Promise<FileOutcome> {
  try {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    return 'downloaded';
  } catch {
    return 'failed';
  }
}
