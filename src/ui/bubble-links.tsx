import { View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';
import { findTargets } from '@/markdown/find-targets';

import { Button } from './button';
import { SaidLine } from './said-line';
import { SourceLinks } from './source-links';

interface BubbleLinksProps {
  /** As it was written: words without any markup. */
  text: string;
  /** After the reader has seen where it leads, and agreed. */
  onOpenLink: (url: string) => void;
  onCall: (number: string) => void;
  /** What became of a call; empty where there is nothing to say. */
  said: string;
}

/** Under a message: what it names that can be opened or called, each as large as a thumb, and found by a screen reader. */
export function BubbleLinks({ text, onOpenLink, onCall, said }: BubbleLinksProps) {
  const words = useWords(chatWords);
  const targets = findTargets(text);
  if (targets.length === 0) return null;
  const numbers = targets.flatMap((target) => (target.kind === 'phone' ? [target.number] : []));
  const urls = targets.flatMap((target) => (target.kind === 'address' ? [target.url] : []));
  return (
    <View>
      {numbers.map((number) => (
        <Button
          key={number}
          size="small"
          kind="plain"
          icon="phone"
          label={words.call(number)}
          onPress={() => onCall(number)}
        />
      ))}
      <SaidLine said={said} />
      <SourceLinks urls={urls} toLabel={(host) => host} onOpenLink={onOpenLink} />
    </View>
  );
}
