import { z } from 'zod';

export const ConversationPath = z.object({ conversation_id: z.string() });
export const tags = ['Conversations'];
export const config = { callers: ['user'], readsOthers: true } as const;
