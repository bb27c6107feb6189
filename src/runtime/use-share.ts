import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';

import { useOutsideApps } from './use-services';

/** Hands a text to an app of the traveller's choice, or lays it on the clipboard, and says what became of it. */
export function useShare(): { share: (text: string) => void; said: string } {
  const words = useWords(commonWords);
  const outside = useOutsideApps();
  const [said, setSaid] = useState('');
  const share = async (text: string) => {
    const outcome = await outside.share(text);
    setSaid(outcome === 'copied' ? words.copied : outcome === 'failed' ? words.notShared : '');
  };
  return { share: (text) => void share(text), said };
}
