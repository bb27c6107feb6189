import fc from 'fast-check';

import type { LineTrouble } from './talking-app';

export const SIDES = ['asker', 'responder'] as const;
export type Side = (typeof SIDES)[number];

/** Whoever asks for help has signed in on two devices with one key. */
export const ASKING_DEVICES = ['phone', 'tablet'] as const;
export type AskingDevice = (typeof ASKING_DEVICES)[number];
export const DEVICES = [...ASKING_DEVICES, 'desk'] as const;
export type DeviceName = (typeof DEVICES)[number];

export const DEVICES_OF = { asker: ASKING_DEVICES, responder: ['desk'] } as const;

/** What whoever asks for help does about it. */
export type AskingAct = 'call' | 'ask' | 'cancel' | 'safe' | 'mistake';
/** What both do in a conversation. */
export type TalkingAct = 'write' | 'show' | 'take-back' | 'begin' | 'retry' | 'discard' | 'read';

/** What may happen in a story of two people who talk about a request for help. */
export type Step =
  | { who: AskingDevice; act: AskingAct }
  | { who: 'desk'; act: 'claim' | 'close' | 'finish' | 'note' | 'pin' }
  | { who: DeviceName; act: TalkingAct }
  | {
      who: DeviceName;
      run: 'sync' | 'send' | 'pullIssues' | 'pullConversations' | 'look' | 'restart' | 'die-in-send';
    }
  | { who: DeviceName; air: 'gone' | 'back' | 'answers-lost' | 'writes-lost' | 'trouble' }
  | { who: DeviceName; line: LineTrouble }
  | { who: DeviceName; hours: number }
  | { who: 'all' }
  | { who: 'colleague' };

const anAskingDevice = fc.constantFrom('phone', 'phone', 'tablet');
const aDevice = fc.constantFrom('phone', 'phone', 'tablet', 'desk', 'desk');

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      who: aDevice,
      act: fc.constantFrom(
        ...(['write', 'write', 'write', 'write', 'show', 'show', 'take-back', 'take-back'] as const),
        ...(['begin', 'begin', 'retry', 'discard', 'read'] as const),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      who: anAskingDevice,
      act: fc.constantFrom('ask', 'ask', 'ask', 'call', 'cancel', 'safe', 'mistake'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      who: fc.constant('desk'),
      act: fc.constantFrom('claim', 'claim', 'claim', 'claim', 'close', 'close', 'note', 'pin', 'finish'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      who: aDevice,
      run: fc.constantFrom(
        'sync',
        'sync',
        'sync',
        'send',
        'pullIssues',
        'pullConversations',
        'look',
        'restart',
        'die-in-send',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      who: aDevice,
      air: fc.constantFrom('gone', 'back', 'back', 'answers-lost', 'writes-lost', 'trouble'),
    }),
  },
  fc.record({ who: aDevice, hours: fc.integer({ min: -24, max: 24 }) }),
  { weight: 2, arbitrary: fc.record({ who: fc.constant('all') }) },
  fc.record({ who: fc.constant('colleague') }),
);

const aTrouble = fc.record({
  who: aDevice,
  line: fc.constantFrom('cut', 'cut-before-frame', 'cut-after-frame', 'silent', 'shut', 'well', 'well'),
});

/** Help is asked for first, for else there is nothing to talk about. */
const storyOf = (step: fc.Arbitrary<Step>): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: 6, maxLength: 24 }).map((steps) => [{ who: 'phone', act: 'ask' }, ...steps]);

export const someSteps = storyOf(aStep);
/** With what may happen to the lines of open apps. */
export const stepsWithLines = storyOf(
  fc.oneof({ weight: 5, arbitrary: aStep }, { weight: 1, arbitrary: aTrouble }),
);
