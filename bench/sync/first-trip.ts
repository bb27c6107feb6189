import assert from 'node:assert';

import { openApp } from '../start/sites';
import { withFreshBrowser } from '../start/visit';

const RUNS = 5;
const KEY = 'demo-traveller';
const READY = 'All your trips are on this device.';
/** As many as the app has under way at once. */
const AT_ONCE = 4;

interface FirstTrip {
  milliseconds: number;
  /** In the order in which the app asked for them. */
  addresses: string[];
}

/** Runs in the page, before anything else does: both moments by the page's own clock. */
const NOTE_MOMENTS = `
  addEventListener('click', () => { window.tappedAt = performance.now(); }, true);
  window.readyAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body?.textContent.includes(${JSON.stringify(READY)})) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
`;

/** A traveller signs in on a new device and waits until all their trips are on it. */
function signInUntilReady(address: string): Promise<FirstTrip> {
  return withFreshBrowser(async (page) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.method() === 'GET') addresses.push(pathname + search);
    });
    await page.addInitScript(NOTE_MOMENTS);
    await page.goto(address);
    await page.getByLabel('Traveller key').fill(KEY);
    // Whoever types a key gives the app behind the door the time to come, and to be kept for a start without a network.
    await page.waitForLoadState('networkidle');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const milliseconds = await page.evaluate<number>('window.readyAt.then((at) => at - window.tappedAt)');
    return { milliseconds, addresses };
  });
}

/** The same answers, read and thrown away. */
function fetchOnly(address: string, addresses: readonly string[]): Promise<number> {
  return withFreshBrowser(async (page) => {
    // A page of the same origin with nothing on it, which may ask for the same as the app.
    await page.goto(`${address}/icon-192.png`);
    const { milliseconds, statuses } = await page.evaluate<Fetched>(fetchAll(addresses));
    assert(statuses.every((status) => status === 200));
    return milliseconds;
  });
}

interface Fetched {
  milliseconds: number;
  statuses: number[];
}

/** Runs in the page. */
const fetchAll = (addresses: readonly string[]) => `(async () => {
  const statuses = [];
  const waiting = ${JSON.stringify(addresses)};
  const begun = performance.now();
  const fetchInTurn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const response = await fetch(next, { headers: { Authorization: 'TKN ${KEY}' } });
      await response.text();
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: ${AT_ONCE} }, fetchInTurn));
  return { milliseconds: performance.now() - begun, statuses };
})()`;

export async function measureFirstTrip(): Promise<{ runs: number[] }> {
  const app = await openApp();
  try {
    const { addresses } = await signInUntilReady(app.address);
    assert(addresses.length > 10, 'the app asked for less than a trip needs');
    await fetchOnly(app.address, addresses);
    const runs: number[] = [];
    while (runs.length < RUNS) {
      const before = await fetchOnly(app.address, addresses);
      const ours = await signInUntilReady(app.address);
      const after = await fetchOnly(app.address, ours.addresses);
      runs.push((2 * ours.milliseconds) / (before + after));
    }
    return { runs };
  } finally {
    await app.close();
  }
}
