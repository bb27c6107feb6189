import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export const settingsQueries = {
  profile: (reads: Reads) => queryOptions({ queryKey: ['profile'], queryFn: () => reads.profile() }),
};
