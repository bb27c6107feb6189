import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { helpWords } from '@/i18n/messages/help';
import { useAttempt } from '@/runtime/use-attempt';
import { useCall } from '@/runtime/use-call';
import { useLinkHandlers } from '@/runtime/use-link-handlers';
import { useOutsideApps } from '@/runtime/use-services';
import type { StoredMessage } from '@/store/messages';
import { BubbleLinks } from '@/ui/bubble-links';
import { Button } from '@/ui/button';

/** Under a message: the way to the place in it, and what else it names that can be opened or called. */
export function MessageWays({ message: { author, body, place } }: { message: StoredMessage }) {
  const words = useWords(conversationWords);
  const { couldNotCall } = useWords(helpWords);
  const outside = useOutsideApps();
  const attempt = useAttempt();
  const { onOpenLink } = useLinkHandlers();
  const { call, uncalled } = useCall();
  return (
    <View style={author.kind === 'me' ? styles.mine : styles.others}>
      {place && (
        <Button
          size="small"
          kind="plain"
          label={words.openMap}
          onPress={() => attempt(outside.openDirections(place, words.placeName))}
        />
      )}
      <BubbleLinks
        text={body}
        onOpenLink={onOpenLink}
        onCall={call}
        said={uncalled === null ? '' : couldNotCall(uncalled)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  mine: { alignItems: 'flex-end' },
  others: { alignItems: 'flex-start' },
});
