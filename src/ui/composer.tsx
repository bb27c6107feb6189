import { Platform, StyleSheet, TextInput, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';

import { AttachedPhoto } from './attached-photo';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { spacing, touchTarget, type } from './theme';
import { useTheme } from './use-theme';

interface ComposerProps {
  /** The draft is kept by whoever shows this, so that leaving the screen does not lose it. */
  draft: string;
  onChange: (draft: string) => void;
  onSend: () => void;
  onAttach?: () => void;
  /** Says where the traveller is. */
  onPlace?: () => void;
  /** A photo that goes with the message. */
  photo?: { uri: string; onRemove: () => void };
  maxLength?: number;
}

/** It grows no higher than this, and scrolls then: what is answered must stay in sight. */
const MOST_LINES = 5;
const LINE = type.body.lineHeight;

interface KeyPress {
  preventDefault: () => void;
  nativeEvent: { key: string; shiftKey?: boolean; isComposing?: boolean };
}

/** Where a message is written. On a keyboard Enter sends and Shift with Enter begins a line, as everywhere. */
export function Composer({ draft, onChange, onSend, onAttach, onPlace, photo, maxLength }: ComposerProps) {
  const theme = useTheme();
  const words = useWords(chatWords);
  const isEmpty = draft.trim() === '' && photo === undefined;
  const send = () => {
    if (!isEmpty) onSend();
  };
  const onKeyPress = (event: KeyPress) => {
    const { key, shiftKey = false, isComposing = false } = event.nativeEvent;
    // Enter also ends a word that is put together from several keys.
    if (key !== 'Enter' || shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };
  const inBrowser = { rows: Math.min(draft.split('\n').length, MOST_LINES), onKeyPress };
  return (
    <View style={[styles.composer, { backgroundColor: theme.card, borderColor: theme.line }]}>
      {photo && <AttachedPhoto {...photo} />}
      <View style={styles.line}>
        {onAttach && (
          <IconButton kind="bare" label={words.attach} onPress={onAttach}>
            <Icon name="camera" color="primary" />
          </IconButton>
        )}
        {onPlace && (
          <IconButton kind="bare" label={words.sendPlace} onPress={onPlace}>
            <Icon name="map-pin" color="primary" />
          </IconButton>
        )}
        <TextInput
          {...(Platform.OS === 'web' && inBrowser)}
          aria-label={words.message}
          placeholder={words.message}
          placeholderTextColor={theme.quietInk}
          selectionColor={theme.primary}
          value={draft}
          onChangeText={onChange}
          multiline
          maxLength={maxLength}
          maxFontSizeMultiplier={2}
          style={[
            styles.input,
            type.body,
            { color: theme.ink, backgroundColor: theme.background, borderColor: theme.quietInk },
          ]}
        />
        <IconButton kind="primary" label={words.send} onPress={send} disabled={isEmpty}>
          <Icon name="send" color="onPrimary" />
        </IconButton>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  composer: { gap: spacing.s, padding: spacing.s, borderTopWidth: 1 },
  line: { flexDirection: 'row', alignItems: 'flex-end', gap: spacing.s },
  input: {
    flex: 1,
    // A browser's field of text would be twenty letters wide at least.
    minWidth: 0,
    minHeight: touchTarget,
    maxHeight: MOST_LINES * 2 * LINE,
    paddingHorizontal: spacing.m,
    paddingVertical: spacing.s,
    borderWidth: 1,
    borderRadius: touchTarget / 2,
    lineHeight: undefined,
  },
});
