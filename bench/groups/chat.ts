import { measureLive } from '../chat/live';
import type { Figure } from '../figure';

export const figures: Figure[] = [
  {
    name: 'chat.live',
    peer: 'a bare frame over ws, passed on by the same two processes and kept nowhere; of a message to the store of the other side (95th percentile)',
    needs: '<= 3',
    measure: measureLive,
  },
];
