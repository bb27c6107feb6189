import { measureFanOut } from '../chat/fan-out';
import { measureLive } from '../chat/live';
import { measureOpenConversation } from '../chat/open';
import type { Figure } from '../figure';

export const figures: Figure[] = [
  {
    name: 'chat.open',
    peer: 'the same screen of a conversation with 100 messages instead of 10,000 (time of what it reads)',
    needs: '<= 1.3',
    measure: measureOpenConversation,
  },
  {
    name: 'chat.live',
    peer: 'a bare frame over ws, passed on by the same two processes and kept nowhere; of a message to the store of the other side (95th percentile)',
    needs: '<= 3',
    measure: measureLive,
  },
  {
    name: 'chat.fanout',
    peer: 'one message; of 4,000 in 500 conversations at once, through two processes: lost, doubled or out of order (messages)',
    needs: '<= 0',
    measure: measureFanOut,
  },
];
