import { getAdvisory } from '@/api/advisories';
import { getAlertFromPush } from '@/api/alerts';
import { saveAdvisories } from '@/store/advisories';
import { savePushedAlert } from '@/store/alerts';
import { downloadNames, type AskedKind } from '@/store/download-kinds';

import { asking, type Asking } from './asking';
import type { Pull } from './pull';

/** How each thing that comes by itself is asked for and kept. */
const OF_ITEM: Record<AskedKind<'item'>, (id: string) => Asking> = {
  singleAlert: (id) =>
    asking(
      (client, options) => getAlertFromPush(client, id, options),
      (transaction, _name, alert, extent, standing) => savePushedAlert(transaction, alert, extent, standing),
    ),
  singleAdvisory: (id) =>
    asking(
      (client, options) => getAdvisory(client, id, options),
      (transaction, name, advisory, extent, standing) =>
        saveAdvisories(transaction, name, [advisory], extent, standing),
    ),
};

/** One that a push message named, or that the traveller opened. */
export function pullItem(kind: AskedKind<'item'>, id: string): Pull {
  return OF_ITEM[kind](id)(downloadNames[kind](id));
}
