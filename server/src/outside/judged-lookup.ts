import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address';

/** All addresses that a name stands for at this moment. */
export type LookUp = (
  host: string,
  tell: (error: NodeJS.ErrnoException | null, addresses?: LookupAddress[]) => void,
) => void;

/** The name leads nowhere but into the service's own network. */
export class InnerAddress extends Error {}

/**
 * For connections: asked anew by each, and what it gives is what is connected to, so that nothing can change between the judgement and
 * the connection. Hosts that are addresses are never looked up (`readOutsideAddress` judges those).
 */
export function judgedLookup(
  innerHosts: readonly string[],
  lookUp: LookUp = (host, tell) => lookup(host, { all: true }, tell),
): LookupFunction {
  return (host, options, callback) =>
    // Of a name that nobody has, Node tells the error and nothing else.
    lookUp(host, (error, found = []) => {
      const mayBeInner = innerHosts.includes(host);
      const allowed = found.filter(({ address }) => mayBeInner || isPublicAddress(address));
      const [first] = allowed;
      if (error) callback(error, []);
      else if (!first) callback(new InnerAddress(), []);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
}
