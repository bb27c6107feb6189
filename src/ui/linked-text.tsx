import { useState } from 'react';

import { LinkSheet } from './link-sheet';
import { Markdown } from './markdown/markdown';

interface LinkedTextProps {
  text: string;
  /** After the reader has seen where it leads, and agreed. */
  onOpenLink: (url: string) => void;
  onCall: (number: string) => void;
}

/** A text of the service whose links ask first and whose numbers can be called. */
export function LinkedText({ text, onOpenLink, onCall }: LinkedTextProps) {
  const [url, setUrl] = useState<string | null>(null);
  return (
    <>
      <Markdown text={text} onLink={setUrl} onPhone={onCall} />
      <LinkSheet url={url} onOpen={onOpenLink} onClose={() => setUrl(null)} />
    </>
  );
}
