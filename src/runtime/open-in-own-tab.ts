import { inOwnTab } from './own-tab';

// The router reads the address once at its start, and writes it back without the tab.
const { pathname, search, hash } = location;
const place = inOwnTab(pathname + search + hash);
if (place !== pathname + search + hash) history.replaceState(null, '', place);
