import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** `given`: to an app of the traveller's choice, or they thought better of it. */
export type FileOutcome = 'given' | 'downloaded' | 'failed';

export interface TextFile {
  name: string;
  /** MIME. */
  type: string;
  text: string;
}

/** Where it was made lies in the open: it must not stay longer than another app needs to take it. */
export async function giveFile({ name, type, text }: TextFile): Promise<FileOutcome> {
  try {
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    try {
      await shareAsync(file.uri, { mimeType: type });
    } finally {
      file.delete();
    }
    return 'given';
  } catch {
    return 'failed';
  }
}
