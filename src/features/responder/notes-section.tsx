import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { requestNotesWords } from '@/i18n/messages/request-notes';
import { conversationQueries, requestQueries } from '@/runtime/queries/traveller-queries';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useRead } from '@/runtime/use-read';
import { useReasonWords } from '@/runtime/use-reason-words';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWriting } from '@/runtime/use-writing';
import type { StoredNote } from '@/store/request-notes';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { spacing } from '@/ui/theme';

/** As the service takes them. */
const LONGEST_NOTE = 5000;

/** What those who help write down for each other; whom it is about never reads it. */
export function NotesSection({ requestId }: { requestId: string }) {
  const words = useWords(requestNotesWords);
  const notes = useRead(requestQueries.notes(requestId));
  const { writeNote, saveDraft } = useMutations();
  const stored = useRead(conversationQueries.draftOfNote(requestId));
  const save = useCallback((text: string) => saveDraft(requestId, text, 'note'), [saveDraft, requestId]);
  const { text = '', onChange, finish } = useWriting({ stored, save });
  const add = () => finish((body) => writeNote({ issueId: requestId, body }));
  return (
    <Section title={words.notes} count={notes?.length}>
      <Text variant="quiet" color="quietInk">
        {words.notesDetail}
      </Text>
      {notes?.map((note) => (
        <Note key={note.key} note={note} requestId={requestId} />
      ))}
      <TextField label={words.newNote} value={text} onChange={onChange} maxLength={LONGEST_NOTE} multiline />
      {text.trim() !== '' && <Button kind="outline" label={words.addNote} onPress={add} />}
    </Section>
  );
}

function Note({ note, requestId }: { note: StoredNote; requestId: string }) {
  const words = useWords(requestNotesWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const { pinNote, retry, discard } = useMutations();
  const { sendAgain } = useWords(offlineDataWords);
  const attempt = useAttempt();
  const { toTitle, toDetail } = useReasonWords();
  const { key, body, pinned, at, author, sending } = note;
  return (
    <Card edge={pinned ? 'primary' : 'line'}>
      {pinned && <Badge tone="low" label={words.pinned} kind="note" />}
      <Text>{body}</Text>
      <Text variant="quiet" color="quietInk">
        {[author ?? words.you, format.moment(at, now)].join(' · ')}
      </Text>
      {sending.kind === 'waiting' && <Badge tone="medium" label={words.noteWaiting} icon="clock" />}
      {sending.kind === 'refused' && (
        <View style={styles.refused}>
          <Badge tone="high" label={toTitle(sending.reason, words.noteRefused)} />
          <Text>{toDetail(sending.reason)}</Text>
          {sending.reason.asks && (
            <Button size="small" label={sendAgain} onPress={() => attempt(retry(sending.entryId))} />
          )}
          <Button
            size="small"
            kind="outline"
            label={words.discard}
            onPress={() => attempt(discard({ id: sending.entryId }))}
          />
        </View>
      )}
      {author !== null && (
        <Button
          size="small"
          kind="outline"
          label={pinned ? words.unpin : words.pin}
          onPress={() => attempt(pinNote({ issueId: requestId, noteId: key, pinned: !pinned }))}
        />
      )}
    </Card>
  );
}

const styles = StyleSheet.create({ refused: { gap: spacing.s } });
