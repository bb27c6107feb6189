import { useWords } from '@/i18n/locale-provider';
import { bareCallWords } from '@/i18n/messages/bare-call';
import { helpWords } from '@/i18n/messages/help';
import { isCallable } from '@/runtime/to-callable';
import { useCall } from '@/runtime/use-call';
import type { RequestOfOther } from '@/store/requests-of-others';
import { Banner } from '@/ui/banner';
import { PhoneNumbers } from '@/ui/phone-numbers';
import { Text } from '@/ui/text';

/** Of a call nobody knows what it is about: whoever takes it asks. Beside that, the number of whoever made it, where it is known. */
export function ReachSection({ request: { name, phone, isBareCall, stage } }: { request: RequestOfOther }) {
  const words = useWords(bareCallWords);
  const help = useWords(helpWords);
  const { call, uncalled } = useCall();
  const number = phone !== null && isCallable(phone) ? phone : null;
  return (
    <>
      {isBareCall && stage === 'unclaimed' && (
        <Banner tone="high" title={words.callTitle} detail={words.callDetail} />
      )}
      {number !== null && (
        <PhoneNumbers
          kind="rows"
          numbers={[{ number, name: words.phoneOf(name), label: help.call(number, name) }]}
          onCall={call}
        />
      )}
      {uncalled !== null && <Text role="alert">{help.couldNotCall(uncalled)}</Text>}
    </>
  );
}
