import { useUnkeptAnswer } from '@/runtime/use-services';

import { NotKeptSheet } from './not-kept-sheet';

/** What became of an answer by the button of a notification that this device could not keep: whoever gave it hears of it, in whichever rooms they are. */
export function UnkeptAnswer() {
  const { unkept, dismiss } = useUnkeptAnswer();
  return unkept && <NotKeptSheet state={unkept} onClose={dismiss} />;
}
