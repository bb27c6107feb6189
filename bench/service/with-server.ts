import { importProjectScript } from '../project-script';

interface PostgresScript {
  findPostgres: () => string | null;
  withThrowawayPostgres: <Result>(
    programs: string,
    work: (url: string) => Promise<Result>,
    manners: { isHasty: boolean },
  ) => Promise<Result>;
}

/** Companies are served from a PostgreSQL server, so that is what is measured: one that waits for its disk, started here unless one is named. */
export async function withServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const named = process.env.BENCH_DATABASE_URL;
  if (named) return work(named);
  const { findPostgres, withThrowawayPostgres } = await importProjectScript<PostgresScript>('postgres.mjs');
  const programs = findPostgres();
  if (!programs) throw new Error('This is measured on PostgreSQL, which is not installed here.');
  return withThrowawayPostgres(programs, work, { isHasty: false });
}
