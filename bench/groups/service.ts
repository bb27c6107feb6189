import { compareRates } from '../compare';
import type { Figure } from '../figure';
import { measureRequestRate, type Load } from '../load';
import { measureIdleSync } from '../service/idle-sync';
import { onBothEngines } from '../service/on-both-engines';
import { measurePublish } from '../service/publish';
import { measureTripWrite } from '../service/trip-write';
import { withService, type ServiceAddresses } from '../service/start-service';

const TIMES_LARGER = 100;
const HOUR_SECONDS = 3600;

const rateOf = (load: Load) => () => measureRequestRate(load);

async function measureSyncRead(serverUrl: string | null): Promise<{ runs: number[] }> {
  return withService({ serverUrl, timesCountries: 1 }, async ({ alerts, bareAlerts, authorization }) => {
    const read: Load = { url: alerts, headers: { authorization }, status: 200 };
    const bareRead: Load = { url: bareAlerts, headers: {}, status: 200 };
    if ((await fetchText(read)) !== (await fetchText(bareRead))) throw new Error('the two bodies differ');
    return { runs: await compareRates(rateOf(read), rateOf(bareRead)) };
  });
}

async function measureNotModified(serverUrl: string | null): Promise<{ runs: number[] }> {
  return withService({ serverUrl, timesCountries: 1 }, async ({ alerts, authorization }) => {
    const answer = await fetch(alerts, { headers: { authorization } });
    const etag = answer.headers.get('etag');
    await answer.arrayBuffer();
    if (!etag) throw new Error('the read carries no ETag');
    const read: Load = { url: alerts, headers: { authorization }, status: 200 };
    const repeatedRead: Load = { ...read, headers: { authorization, 'if-none-match': etag }, status: 304 };
    return { runs: await compareRates(rateOf(repeatedRead), rateOf(read)) };
  });
}

async function measureSince(serverUrl: string | null): Promise<{ runs: number[] }> {
  return withService({ serverUrl, timesCountries: 1 }, (small) =>
    withService({ serverUrl, timesCountries: TIMES_LARGER }, async (large) => {
      const readSmall = await nothingNew(small);
      const readLarge = await nothingNew(large);
      // The cost of one is the reciprocal of its rate, so the ratio of costs is that of the rates exchanged.
      return { runs: await compareRates(rateOf(readSmall), rateOf(readLarge)) };
    }),
  );
}

async function nothingNew({ countries, authorization }: ServiceAddresses): Promise<Load> {
  const since = Math.ceil(Date.now() / 1000) + HOUR_SECONDS;
  const load: Load = { url: `${countries}?since=${since}`, headers: { authorization }, status: 200 };
  if ((await fetchText(load)) !== '[]') throw new Error('there is something new');
  return load;
}

async function fetchText({ url, headers }: Load): Promise<string> {
  return (await fetch(url, { headers })).text();
}

export const figures: Figure[] = onBothEngines([
  {
    name: 'service.sync-read',
    peer: 'a bare Fastify route that reads the same bytes with one statement (requests per second)',
    needs: '>= 0.6',
    measure: measureSyncRead,
  },
  {
    name: 'service.not-modified',
    peer: 'the same read, answered with 200 (requests per second)',
    needs: '>= 2',
    measure: measureNotModified,
  },
  {
    name: 'service.since',
    peer: `the same read with ${TIMES_LARGER} times fewer countries (time per request)`,
    needs: '<= 1.3',
    measure: measureSince,
  },
  {
    name: 'service.trip-write',
    peer: 'the same trip written among 100 times fewer alerts (time per request)',
    needs: '<= 1.3',
    measure: measureTripWrite,
  },
  {
    name: 'service.publish',
    peer: 'one alert published among 200 instead of 20,000 (time per request)',
    needs: '<= 1.5',
    measure: measurePublish,
  },
  {
    name: 'service.idle-sync',
    peer: 'one request; of a traveller for whom nothing is new while an alert is published elsewhere (requests per sync)',
    needs: '<= 1',
    measure: measureIdleSync,
  },
]);
