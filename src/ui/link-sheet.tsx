import { commonWords } from '@/i18n/messages/common';
import { useWords } from '@/i18n/locale-provider';

import { Button } from './button';
import { Sheet } from './sheet';
import { Text } from './text';

interface LinkSheetProps {
  /** Null while no link was tapped. */
  url: string | null;
  onOpen: (url: string) => void;
  onClose: () => void;
}

/** Shows where a link really leads before it is opened: its words may say something else. */
export function LinkSheet({ url, onOpen, onClose }: LinkSheetProps) {
  const words = useWords(commonWords);
  return (
    <Sheet visible={url !== null} title={words.linkTitle} onClose={onClose}>
      <Text color="quietInk">{words.linkDetail}</Text>
      <Text variant="section" selectable>
        {url === null ? '' : toHost(url)}
      </Text>
      <Text variant="quiet" color="quietInk" numberOfLines={6} selectable>
        {url}
      </Text>
      <Button
        label={words.openLink}
        onPress={() => {
          if (url !== null) onOpen(url);
          onClose();
        }}
      />
      <Button kind="plain" label={words.cancel} onPress={onClose} />
    </Sheet>
  );
}

/** The host of a page, or the address of a mail; all of it, for the end is what counts. */
function toHost(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return host || pathname;
  } catch {
    return url;
  }
}
