import { Card } from '@/ui/card';
import { type Step, Steps } from '@/ui/steps';

const kept: Step = { label: 'On this phone', state: 'done' };
const seen: Step = { label: 'Seen by your company', state: 'open' };

/** A call for help, from a phone without a network to one that is answered; and one that was not taken. */
const STORIES: readonly (readonly Step[])[] = [
  [kept, { label: 'Waiting for a signal', state: 'waiting' }, seen],
  [kept, { label: 'On its way', state: 'under-way' }, seen],
  [kept, { label: 'Sent', state: 'done' }, seen],
  [kept, { label: 'Sent', state: 'done' }, { ...seen, state: 'done' }],
  [kept, { label: 'Not accepted', state: 'failed' }],
];

export function StepsPage() {
  return STORIES.map((steps, index) => (
    <Card key={index}>
      <Steps steps={steps} />
    </Card>
  ));
}
