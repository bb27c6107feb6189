import { File, Paths } from 'expo-file-system';
import { printToFileAsync } from 'expo-print';
import { shareAsync } from 'expo-sharing';

/** `given`: to a printer or an app of the traveller's choice, or they thought better of it. */
export type PrintOutcome = 'given' | 'failed';

export interface PrintablePage {
  /** Of the file, without its ending. */
  name: string;
  /** A whole document. */
  html: string;
}

/**
 * Phones hand on a PDF, which any app takes, a printer's too. Where it was made lies in the open: it must not stay longer than
 * another app needs to take it.
 */
export async function printPage({ name, html }: PrintablePage): Promise<PrintOutcome> {
  try {
    const { uri } = await printToFileAsync({ html });
    const file = new File(uri);
    try {
      const named = new File(Paths.cache, `${name}.pdf`);
      if (named.exists) named.delete();
      await file.move(named);
      await shareAsync(file.uri, { mimeType: 'application/pdf', UTI: 'com.adobe.pdf' });
    } finally {
      file.delete();
    }
    return 'given';
  } catch {
    return 'failed';
  }
}
