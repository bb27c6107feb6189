import { useQuery } from '@tanstack/react-query';

import { usePermissions } from './use-services';

/** Whether the phone may speak up. Of the device, not of the store: it is asked anew by whoever changes it. */
export function useNotificationPermission() {
  const permissions = usePermissions();
  const { data, refetch } = useQuery({
    queryKey: ['notification-permission'],
    queryFn: () => permissions.notifications(),
    refetchOnMount: 'always',
  });
  return {
    /** Undefined until it is known. */
    permission: data,
    /** Brings up the system's question: say why before. */
    ask: () => void permissions.askForNotifications().then(() => refetch()),
  };
}
