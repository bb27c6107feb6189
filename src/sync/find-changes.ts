import type { Later } from './later-downloads';
import { pullTripsTelling } from './own-pulls';
import type { Pull } from './pull';
import { listKeptCountries, planLater, planPulls } from './pull-plan';
import type { PullRun } from './pull-run';
import { confirmUnchanged, findUnchanged, readRevisions, revisionOf } from './revision';
import type { SyncContext } from './sync-context';

export interface Changes {
  wanted: readonly Pull[];
  /** Wanted too, but nobody waits for it. */
  later: Later;
  revisionOf: (pull: Pull) => string | null;
}

/** The first question of a sync: the trips, and with them whether anything else has moved. Often it is the only one. */
export async function findChanges(context: SyncContext, run: PullRun, today: string): Promise<Changes> {
  const { client, database } = context;
  const kept = await database.read((reader) => listKeptCountries(reader, today));
  const revisions = readRevisions(await run.pull(pullTripsTelling(kept)));
  const { plan, later } = await database.read(async (reader) => ({
    plan: await planPulls(reader, today, client.language()),
    later: await planLater(reader),
  }));
  const unchanged = await findUnchanged(context, revisions, [...plan, ...later]);
  await confirmUnchanged(context, unchanged);
  const isWanted = (pull: Pull) => !unchanged.has(pull.name);
  return {
    wanted: plan.filter(isWanted),
    later: later.filter(isWanted).map((pull) => [pull, revisionOf(pull, revisions)]),
    revisionOf: (pull) => revisionOf(pull, revisions),
  };
}
