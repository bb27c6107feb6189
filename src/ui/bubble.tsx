import { StyleSheet, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';

import { BubblePhoto, type Photo } from './bubble-photo';
import { type Delivery, DeliveryLine, useDeliveryWords } from './delivery-line';
import { spokenName } from './spoken-name';
import { Text } from './text';
import { radius, spacing } from './theme';
import { UnseenText } from './unseen-text';
import { useIsNarrow } from './use-is-narrow';
import { useTheme } from './use-theme';

/** Whoever wrote it: the traveller, whose message is on its way, or somebody else, who has a name. */
export type Writer = { kind: 'me'; delivery: Delivery } | { kind: 'other'; name: string; at: number };

interface BubbleProps {
  writer: Writer;
  /** Empty where there is a photo alone. */
  body: string;
  photo?: Photo;
  /** What it said is gone; that it was there is not. */
  isDeleted?: boolean;
  /** The name above the words, at the first of several by one person. */
  showsName?: boolean;
  onPhotoPress?: () => void;
}

/** One message of a conversation. */
export function Bubble({
  writer,
  body,
  photo,
  isDeleted = false,
  showsName = false,
  onPhotoPress,
}: BubbleProps) {
  const theme = useTheme();
  const words = useWords(chatWords);
  const isNarrow = useIsNarrow();
  const isMine = writer.kind === 'me';
  const isWaiting = isMine && writer.delivery.kind === 'waiting';
  const name = isMine ? words.you : writer.name;
  const text = isDeleted ? words.deleted : body;
  const state = useStateWords(writer);
  // What has not gone out is an outline of what it will be: pale words would be hard to read.
  const isFilled = isMine && !isDeleted && !isWaiting;
  const ink = isDeleted ? 'quietInk' : isFilled ? 'onPrimary' : 'ink';
  const hasPhoto = photo !== undefined && !isDeleted;
  return (
    <View
      style={[
        styles.message,
        isMine ? styles.mine : styles.others,
        isNarrow && styles.wide,
        hasPhoto && styles.withPhoto,
      ]}
    >
      {!isMine && showsName && (
        <Text variant="badge" color="quietInk">
          {name}
        </Text>
      )}
      <View
        style={[
          styles.bubble,
          isMine ? styles.myCorner : styles.theirCorner,
          {
            backgroundColor: isFilled ? theme.primary : theme.card,
            borderColor: isMine && !isDeleted ? theme.primary : theme.line,
          },
          hasPhoto && styles.photo,
        ]}
      >
        {hasPhoto && <BubblePhoto photo={photo} onPress={onPhotoPress} />}
        {text !== '' && (
          <Text
            color={ink}
            selectable={!isDeleted}
            style={[styles.words, isDeleted && styles.deleted]}
            {...spokenName(`${name}: ${text}, ${state}`)}
          >
            <UnseenText>{`${name}: `}</UnseenText>
            {text}
          </Text>
        )}
      </View>
      {isMine ? (
        <DeliveryLine delivery={writer.delivery} />
      ) : (
        <Text variant="badge" color="quietInk">
          {state}
        </Text>
      )}
    </View>
  );
}

/** Upright, such a photo still fits into a low window with what is said about it. */
const WIDEST_PHOTO = 360;

const NO_DELIVERY: Delivery = { kind: 'waiting' };

function useStateWords(writer: Writer): string {
  const format = useFormat();
  const delivery = useDeliveryWords(writer.kind === 'me' ? writer.delivery : NO_DELIVERY);
  return writer.kind === 'me' ? delivery : format.time(writer.at);
}

const styles = StyleSheet.create({
  message: { maxWidth: '84%', minWidth: 0, gap: spacing.xs },
  // Where a line holds few letters, none are given away to show whose message it is.
  wide: { maxWidth: '100%' },
  mine: { alignSelf: 'flex-end', alignItems: 'flex-end' },
  others: { alignSelf: 'flex-start', alignItems: 'flex-start' },
  bubble: {
    minWidth: 0,
    maxWidth: '100%',
    gap: spacing.s,
    padding: spacing.s,
    borderWidth: 1,
    borderRadius: radius.large,
  },
  myCorner: { borderBottomEndRadius: spacing.xs },
  theirCorner: { borderBottomStartRadius: spacing.xs },
  // A photo has no width of its own; in a wide window it must leave room for words.
  withPhoto: { width: '84%', maxWidth: WIDEST_PHOTO },
  photo: { alignSelf: 'stretch' },
  words: { paddingHorizontal: spacing.s },
  deleted: { fontStyle: 'italic' },
});
