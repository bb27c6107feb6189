import { useState } from 'react';

import { CallBar, type CallState } from '@/ui/call-bar';

import { State } from '../state';

const noop = () => undefined;

export function CallBarPage() {
  const [since] = useState(() => Date.now() - 185_000);
  const [isHeard, setIsHeard] = useState(true);
  const [isSeen, setIsSeen] = useState(false);
  const states: [name: string, state: CallState][] = [
    ['Connecting', { kind: 'connecting' }],
    ['Connected', { kind: 'connected', since }],
    ['Lost here', { kind: 'interrupted', side: 'here' }],
    ['Lost there', { kind: 'interrupted', side: 'there' }],
    ['Failed', { kind: 'failed', advice: 'Write instead, or call 123.', onRetry: noop }],
  ];
  return states.map(([name, state]) => (
    <State key={name} name={name}>
      <CallBar
        name="Dr Ana Ruiz"
        state={state}
        microphone={{ isOn: isHeard, onToggle: () => setIsHeard(!isHeard) }}
        camera={{ isOn: isSeen, onToggle: () => setIsSeen(!isSeen) }}
        onHangUp={noop}
      />
    </State>
  ));
}
