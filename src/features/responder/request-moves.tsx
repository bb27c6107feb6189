import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { responderWords } from '@/i18n/messages/responder';
import { stepInWords } from '@/i18n/messages/step-in';
import { conversationQueries } from '@/runtime/queries/traveller-queries';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useSideRead } from '@/runtime/use-read';
import { useReasonWords } from '@/runtime/use-reason-words';
import type { RequestMove } from '@/store/outbox-kinds';
import type { RequestOfOther } from '@/store/requests-of-others';
import { AskingButton } from '@/ui/asking-button';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ConfirmSheet } from '@/ui/confirm-sheet';
import { Row } from '@/ui/row';
import { Text } from '@/ui/text';

import { useRequestStanding } from './request-standing';

/** The service's words for a state that forbids it, and for what is nobody's here any more. */
const CONFLICT = 409;
const GONE = 404;

interface RequestMovesProps {
  request: RequestOfOther;
  onOpen: (path: string) => void;
}

/** What whoever helps can do next, and what became of what they did. */
export function RequestMoves({ request, onOpen }: RequestMovesProps) {
  const words = useWords(responderWords);
  const { id, next, move } = request;
  return (
    <>
      <Refused request={request} />
      {move.kind === 'waiting' && (
        <Banner tone="medium" title={words.unconfirmed} detail={words.unconfirmedDetail} />
      )}
      <Conversation request={request} onOpen={onOpen} />
      {next === 'claim' && <Claim requestId={id} />}
      {(next === 'close' || next === 'finish') && <Ending key={next} requestId={id} to={next} />}
      {next === 'finish' && (
        <Text variant="quiet" color="quietInk">
          {words.finishDetail}
        </Text>
      )}
    </>
  );
}

/** One tap: whoever waits waits no longer than that. */
function Claim({ requestId }: { requestId: string }) {
  const words = useWords(responderWords);
  const { moveRequest } = useMutations();
  const attempt = useAttempt();
  return (
    <Button
      label={words.moves.claim}
      onPress={() => attempt(moveRequest({ issueId: requestId, to: 'claim' }))}
    />
  );
}

/** The traveller is told at once that nobody helps any more: a tap alone does not do it. */
function Ending({ requestId, to }: { requestId: string; to: Exclude<RequestMove, 'claim'> }) {
  const words = useWords(responderWords);
  const { moveRequest } = useMutations();
  const attempt = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        label={words.moves[to]}
        hint={to === 'finish' ? words.finishDetail : undefined}
        onPress={() => setIsAsking(true)}
      />
      <ConfirmSheet
        visible={isAsking}
        {...words.asks[to]}
        keep={words.notYet}
        onConfirm={() => attempt(moveRequest({ issueId: requestId, to }))}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** Whoever helps may read it; who writes takes part. */
function Conversation({ request: { id, stage }, onOpen }: RequestMovesProps) {
  const words = useWords(responderWords);
  const conversation = useWords(conversationWords);
  const unread = useSideRead(conversationQueries.unread(id)) ?? 0;
  const part = useSideRead(conversationQueries.one(id, 1))?.part.kind;
  const writes = stage === 'mine' || (stage !== 'finished' && (part === 'in' || part === 'stepping-in'));
  return (
    <>
      <Row
        icon="message"
        title={conversation.title}
        detail={unread > 0 ? conversation.newMessages(unread) : writes ? words.write : words.read}
        onPress={() => onOpen(`/request/${id}/conversation`)}
      />
      {stage === 'anothers' && part === 'outside' && (
        <StepIn requestId={id} onDone={() => onOpen(`/request/${id}/conversation`)} />
      )}
      {stage === 'unclaimed' && part === 'outside' && (
        <Text variant="quiet" color="quietInk">
          {words.writeFirst}
        </Text>
      )}
    </>
  );
}

/** A colleague has it, and keeps it: this only joins what is said. */
function StepIn({ requestId, onDone }: { requestId: string; onDone: () => void }) {
  const words = useWords(stepInWords);
  const { stepIn } = useMutations();
  const attempt = useAttempt();
  return (
    <AskingButton
      label={words.stepIn}
      asks={words.ask}
      keep={words.notNow}
      onConfirm={() => attempt(stepIn(requestId).then(onDone))}
    />
  );
}

/** What the service did not take: another was first, or it is over. */
function Refused({ request }: { request: RequestOfOther }) {
  const words = useWords(responderWords);
  const why = useWhyRefused(request);
  const { discard, retry } = useMutations();
  const attempt = useAttempt();
  const { toTitle, toDetail } = useReasonWords();
  const { move } = request;
  if (move.kind !== 'refused') return null;
  const { status } = move.reason;
  const isOver = status === CONFLICT || status === GONE;
  return (
    <Banner
      tone="high"
      title={toTitle(move.reason, words.refused[move.to])}
      detail={status === CONFLICT ? why : status === GONE ? words.gone : toDetail(move.reason)}
      isUrgent
    >
      {!isOver && <Button size="small" label={words.tryAgain} onPress={() => attempt(retry(move.entryId))} />}
      <Button
        size="small"
        kind="outline"
        label={words.understood}
        onPress={() => attempt(discard({ id: move.entryId }))}
      />
    </Banner>
  );
}

/** As it stands by now, once that is known. */
function useWhyRefused(request: RequestOfOther): string {
  const words = useWords(responderWords);
  const toStanding = useRequestStanding();
  const { stage, handler, move } = request;
  const isClaim = move.kind === 'refused' && move.to === 'claim';
  if (stage === 'over' || stage === 'finished') return toStanding(request).label;
  if (stage === 'anothers' && handler !== null)
    return isClaim ? words.firstWas(handler) : words.takenBy(handler);
  return isClaim ? words.lost : words.movedOn;
}
