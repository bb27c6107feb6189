import { Platform } from 'react-native';

import { Flag } from './flag';

/** A flag among very many: phones have them in their letters, and need not download hundreds of drawings. */
export function ListFlag({ code, url }: { code: string; url: string | null }) {
  return <Flag code={code} url={Platform.OS === 'web' ? url : null} />;
}
