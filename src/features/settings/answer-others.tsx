import { useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { Card } from '@/ui/card';
import { Row } from '@/ui/row';

/** Whoever answers others may travel themselves: from one side of the app to the other, which the gate then leads to. */
function OtherRooms({ showsOwnTravels }: { showsOwnTravels: boolean }) {
  const words = useWords(responderWords);
  const { savePreference } = useMutations();
  const attempt = useAttempt();
  return (
    <Card isGroup>
      <Row
        icon={showsOwnTravels ? 'briefcase' : 'help'}
        title={showsOwnTravels ? words.ownTravels : words.answering}
        detail={showsOwnTravels ? words.ownTravelsDetail : words.answeringDetail}
        onPress={() => attempt(savePreference('showsOwnTravels', showsOwnTravels))}
        last
      />
    </Card>
  );
}

export const AnswerOthers = () => <OtherRooms showsOwnTravels={false} />;
export const OwnTravels = () => <OtherRooms showsOwnTravels />;
