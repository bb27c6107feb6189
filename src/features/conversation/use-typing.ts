import { useSync } from '@/runtime/runtime-provider';
import { useWhoIsTyping } from '@/runtime/use-who-is-typing';

interface TypingHere {
  /** The last of the others who began to write; null where nobody does. */
  userId: string | null;
  onTyped: () => void;
}

/** Who writes in a conversation at this moment. */
export function useTyping(conversationId: string | null): TypingHere {
  const { sayTyping } = useSync();
  const last = useWhoIsTyping().findLast((typing) => typing.conversationId === conversationId);
  return {
    userId: last?.userId ?? null,
    onTyped: () => {
      if (conversationId !== null) sayTyping(conversationId);
    },
  };
}
