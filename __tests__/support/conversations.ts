import { MessageStatus, MessageType, type Conversation, type Message } from '@/contract/conversation';
import type { MessageAsset } from '@/contract/message-asset';

import { aPerson } from './issues';
import { stamps } from './records';

/** Something that was said; `position` numbers it. */
export function aMessage({ position = 1, ...changes }: Partial<Message> = {}): Message {
  return {
    id: `message-${position}`,
    ...stamps,
    type: MessageType.Text,
    status: MessageStatus.Sent,
    body: `Word ${position}`,
    user_id: 'agent-1',
    client_id: null,
    asset: null,
    position,
    revision: position,
    ...changes,
  };
}

/** What is said about the request `issue-1`, by the traveller and an agent. */
export function aConversation({ messages = [], ...changes }: Partial<Conversation> = {}): Conversation {
  const heard = { delivered_position: 0, read_position: 0 };
  return {
    id: 'conversation-1',
    ...stamps,
    name: null,
    type: null,
    issue_id: 'issue-1',
    appointment_id: null,
    messages,
    participants: [aPerson(), aPerson({ id: 'agent-1', first_name: 'Sam', last_name: 'Agent' })],
    positions: [
      { user_id: 'traveller-1', ...heard },
      { user_id: 'agent-1', ...heard },
    ],
    last_position: Math.max(0, ...messages.map(({ revision }) => revision)),
    ...changes,
  };
}

/** A photo that goes with a message. */
export function aPhoto(description: string | null = null): MessageAsset {
  const place = { lat: null, lng: null };
  const photo = { original: '/assets/photos/1/whole?expires=1' };
  return {
    id: 'asset-1',
    ...stamps,
    type: 0,
    url: null,
    title: null,
    description,
    ...place,
    video: {},
    photo,
  };
}
