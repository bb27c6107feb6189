import { useState } from 'react';

import { Button } from '@/ui/button';
import { Failed } from '@/ui/failed';
import { FailureBoundary } from '@/ui/failure-boundary';
import { Text } from '@/ui/text';

import { State } from '../state';

const nothing = () => undefined;

/** What stands in place of a screen, or of a part of one, that failed. */
export function FailuresPage() {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <>
      <State name="The device could not read its own copy">
        <Failed isUnread tryAgain={nothing} />
      </State>
      <State name="A fault of the app">
        <Failed isUnread={false} tryAgain={nothing} />
      </State>
      <State name="A part that can be made to fail, and is tried again">
        <FailureBoundary
          resetKey={isBroken}
          fallback={() => <Failed isUnread={false} tryAgain={() => setIsBroken(false)} />}
        >
          {isBroken ? <Broken /> : <Text>Nothing has failed.</Text>}
        </FailureBoundary>
        <Button kind="outline" label="Let it fail" onPress={() => setIsBroken(true)} />
      </State>
    </>
  );
}

function Broken(): never {
  throw new Error('A part of the gallery that fails when asked to.');
}
