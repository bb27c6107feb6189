import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { stepInWords } from '@/i18n/messages/step-in';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import type { RequestStage } from '@/store/requests-of-others';
import type { TalkPart } from '@/store/talk-part';
import { AskingButton } from '@/ui/asking-button';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

export interface Outside {
  part: Extract<TalkPart, { kind: 'outside' | 'refused' }>;
  stage: RequestStage;
  /** Who has the request, by name. */
  handler: string | null;
}

interface OutsideNoteProps {
  issueId: string;
  outside: Outside;
}

/** In place of the field, for whoever reads and takes no part: why they can't write, and what they can do about it. */
export function OutsideNote({ issueId, outside: { part, stage, handler } }: OutsideNoteProps) {
  const words = useWords(stepInWords);
  const { stepIn, discard } = useMutations();
  const attempt = useAttempt();
  if (part.kind === 'refused')
    return (
      <View style={styles.note}>
        <Banner tone="high" title={words.refused} detail={words.refusedDetail} isUrgent>
          <Button
            size="small"
            kind="outline"
            label={words.understood}
            onPress={() => attempt(discard({ id: part.entryId }))}
          />
        </Banner>
      </View>
    );
  const why = {
    unclaimed: words.unclaimed,
    mine: words.unclaimed,
    anothers: handler === null ? words.somebodys : words.anothers(handler),
    over: words.over,
    finished: words.over,
  }[stage];
  return (
    <View style={styles.note}>
      <Text variant="quiet" color="quietInk">
        {why}
      </Text>
      {stage === 'anothers' && (
        <AskingButton
          label={words.stepIn}
          asks={words.ask}
          keep={words.notNow}
          onConfirm={() => attempt(stepIn(issueId))}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  note: { gap: spacing.s, paddingTop: spacing.s, paddingBottom: spacing.l, paddingHorizontal: spacing.l },
});
