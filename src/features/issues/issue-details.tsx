import { useState } from 'react';

import { HELP_OF_DOCTORS, isFinishedHelp } from '@/domain/help-request';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { failureWords } from '@/i18n/messages/failure';
import { issueWords } from '@/i18n/messages/issue';
import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { isOpen } from '@/runtime/use-open-issues';
import { useSideRead } from '@/runtime/use-read';
import { useReasonWords } from '@/runtime/use-reason-words';
import { useRequestName } from '@/runtime/use-request-name';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredIssue } from '@/store/issues';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ConfirmSheet } from '@/ui/confirm-sheet';
import { Headline } from '@/ui/headline';
import { Row } from '@/ui/row';
import { Text } from '@/ui/text';

import { useIssueStanding } from './issue-standing';

/** The service's word for a state that forbids it. */
const CONFLICT = 409;

export function IssueDetails({ issue, onOpen }: { issue: StoredIssue; onOpen: (path: string) => void }) {
  const conversation = useWords(conversationWords);
  const unread = useSideRead(conversationQueries.unread(issue.id)) ?? 0;
  const format = useFormat();
  const now = useCurrentMinute();
  const { toHelp } = useWords(failureWords);
  const name = useRequestName()(issue);
  const { label, tone, needsAnotherWay } = useIssueStanding()(issue);
  return (
    <>
      <Headline variant="detailTitle" role="heading">
        {name}
      </Headline>
      <Badge tone={tone} label={label} />
      <Text color="quietInk">{format.moment(issue.askedAt, now)}</Text>
      {issue.description !== null && <Text>{issue.description}</Text>}
      <Readers issue={issue} />
      <Trouble issue={issue} />
      {needsAnotherWay && <Button kind="urgent" icon="help" label={toHelp} onPress={() => onOpen('/help')} />}
      <Row
        icon="message"
        title={conversation.title}
        detail={
          unread > 0
            ? conversation.newMessages(unread)
            : isFinishedHelp(issue.status)
              ? conversation.unsent
              : conversation.write
        }
        onPress={() => onOpen(`/request/${issue.id}/conversation`)}
      />
      {isOpen(issue) && <Withdrawal issueId={issue.id} />}
    </>
  );
}

/** By the word of the service, as soon as it has one: what was asked of doctors may have come to the company. */
function Readers({ issue: { type, isHeard } }: { issue: StoredIssue }) {
  const words = useWords(issueWords);
  const isForDoctors = type === HELP_OF_DOCTORS;
  const heard = isForDoctors ? words.readByDoctors : words.readByCompany;
  const unheard = (isForDoctors ? words.toDoctors : words.toCompany)(false);
  return (
    <Text variant="quiet" color="quietInk">
      {isHeard ? heard : unheard}
    </Text>
  );
}

/** Whoever helps stops then: a tap alone does not do it. */
function Withdrawal({ issueId }: { issueId: string }) {
  const words = useWords(issueWords);
  const { cancelIssue } = useMutations();
  const attempt = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button kind="danger" label={words.cancel} onPress={() => setIsAsking(true)} />
      <ConfirmSheet
        visible={isAsking}
        title={words.cancelTitle}
        detail={words.cancelDetail}
        confirm={words.confirmCancel}
        keep={words.keep}
        onConfirm={() => attempt(cancelIssue(issueId))}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** What the service did not take, and what the traveller can do about it. */
function Trouble({ issue: { sending } }: { issue: StoredIssue }) {
  const words = useWords(issueWords);
  const { retry, discard } = useMutations();
  const attempt = useAttempt();
  const { toTitle, toDetail } = useReasonWords();
  if (sending.kind === 'refused')
    return (
      <Banner
        tone="high"
        title={toTitle(sending.reason, words.notAccepted)}
        detail={[toDetail(sending.reason), words.callInstead].filter(Boolean).join(' ')}
      >
        <Button size="small" label={words.tryAgain} onPress={() => attempt(retry(sending.entryId))} />
      </Banner>
    );
  if (sending.kind !== 'not-cancelled') return null;
  const { status, asks } = sending.reason;
  return (
    <Banner
      tone="medium"
      title={toTitle(sending.reason, words.notCancelled)}
      detail={status === CONFLICT ? words.overAlready : toDetail(sending.reason)}
    >
      {asks && <Button size="small" label={words.tryAgain} onPress={() => attempt(retry(sending.entryId))} />}
      <Button
        size="small"
        kind="outline"
        label={words.understood}
        onPress={() => attempt(discard({ id: sending.entryId }))}
      />
    </Banner>
  );
}
