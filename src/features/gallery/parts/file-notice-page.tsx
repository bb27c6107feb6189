import { FileNotice } from '@/ui/file-notice';

import { State } from '../state';

const nothing = () => undefined;
const again = { label: 'Try again', onPress: nothing };
const discard = { label: 'Discard', onPress: nothing };
const comes = 'What is booked in “confirmation.eml” will appear in your trips.';

export function FileNoticePage() {
  return (
    <>
      <State name="It waits">
        <FileNotice
          tone="medium"
          title="Waits for a network"
          detail="“confirmation.eml” is kept on this device and is sent when there is a network."
        />
      </State>
      <State name="It is on its way">
        <FileNotice tone="medium" title="Is being sent" detail={comes} />
      </State>
      <State name="The service has it">
        <FileNotice tone="low" title="Is being read" detail={comes} />
      </State>
      <State name="Read; it leads to its trip">
        <FileNotice
          tone="safe"
          title="2 bookings were added"
          detail="Read from “confirmation.eml”."
          onPress={nothing}
          onDismiss={nothing}
        />
      </State>
      <State name="Read in part">
        <FileNotice
          tone="medium"
          title="1 booking was changed"
          detail="Read from “confirmation.eml”. Some of it could not be read; that is kept for a person to look at."
          onDismiss={nothing}
        />
      </State>
      <State name="It could not be read">
        <FileNotice
          tone="medium"
          title="Could not be read"
          detail="Nothing booked was found in “a-mail-with-a-very-long-name-that-fills-lines.eml”. It is kept for a person to look at."
          onDismiss={nothing}
        />
      </State>
      <State name="Refused">
        <FileNotice
          tone="medium"
          title="The service did not accept this file"
          detail=""
          refused={{ reason: { message: 'This is no mail.', fields: [] }, again, discard }}
        />
      </State>
    </>
  );
}
