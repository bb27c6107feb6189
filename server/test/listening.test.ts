import { queryOne, type Database } from '../src/database/database';
import { addTraveller, addTrip } from './support/actors';
import { askToken, LiveClient, startLiveService } from './support/live-client';
import { openSecondHandle } from './support/second-handle';
import { openTestDatabase } from './support/test-database';

declare const serviceEngine: 'embedded' | 'postgres';

/** What is heard on a channel, in order. */
class Heard {
  readonly messages: string[] = [];
  listenings = 0;
  private onNews: () => void = () => undefined;

  hear = (message: string): void => {
    this.messages.push(message);
    this.onNews();
  };

  onListening = (): void => {
    this.listenings += 1;
    this.onNews();
  };

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        this.onNews = resolve;
      });
    }
  }
}

describe('whoever listens to the database', () => {
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    other = await openSecondHandle(database);
  });
  afterAll(async () => {
    await other.close();
    await database.close();
  });

  const tell = (message: string) => other.query('select pg_notify($1, $2) as told', ['news', message]);

  it('hears what any process tells, once it is committed', async () => {
    const heard = new Heard();
    const stop = database.listen('news', heard);
    await heard.until(() => heard.listenings === 1);
    const failing = other.transaction(async (transaction) => {
      await transaction.query('select pg_notify($1, $2) as told', ['news', 'undone']);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await tell('done');
    await heard.until(() => heard.messages.length > 0);
    expect(heard.messages).toEqual(['done']);
    await stop();
    await tell('after');
    const later = new Heard();
    const stopLater = database.listen('news', later);
    await later.until(() => later.listenings === 1);
    await tell('last');
    await later.until(() => later.messages.includes('last'));
    expect([heard.messages, later.messages]).toEqual([['done'], ['last']]);
    await stopLater();
  });

  if (serviceEngine === 'postgres')
    it('hears again when the connection was lost, and is told that something may have been missed', async () => {
      const heard = new Heard();
      const stop = database.listen('news', heard);
      await heard.until(() => heard.listenings === 1);
      await other.query(
        `select pg_terminate_backend(pid) as ended from pg_stat_activity
         where datname = current_database() and query = 'listen news'`,
      );
      await heard.until(() => heard.listenings === 2);
      await tell('again');
      await heard.until(() => heard.messages.includes('again'));
      await stop();
      const { left } = await queryOne<{ left: number }>(
        other,
        `select count(*)::integer as left from pg_stat_activity
         where datname = current_database() and query = 'listen news'`,
      );
      expect(left).toBe(0);
    });
});

describe('a live line', () => {
  it('makes good for what nobody heard while the database was away', async () => {
    const database = await openTestDatabase();
    let onListening: () => void = () => undefined;
    const deaf: Database = {
      ...database,
      listen: (_channel, listener) => {
        onListening = () => listener.onListening();
        return async () => undefined;
      },
    };
    const service = await startLiveService({}, deaf);
    const person = await addTraveller(service);
    const client = await LiveClient.open(service, await askToken(person));
    const before = await client.nextTopics();
    await addTrip(person);
    onListening();
    expect(await client.untilMoved('trips')).not.toBe(before.trips);
    await client.close();
    await service.close();
  });

  it('goes on after a moment in which the database did not answer', async () => {
    const database = await openTestDatabase();
    let isAway = false;
    const moody: Database = {
      ...database,
      query: (sql, values) =>
        isAway && sql.includes('topic_revisions')
          ? Promise.reject(new Error('away'))
          : database.query(sql, values),
    };
    let tellFailure: (line: string) => void = () => undefined;
    const failed = new Promise((resolve) => {
      tellFailure = resolve;
    });
    const logStream = { write: (line: string) => tellFailure(line) };
    const service = await startLiveService({ logLevel: 'error', logStream }, moody);
    const person = await addTraveller(service);
    const client = await LiveClient.open(service, await askToken(person));
    await client.nextTopics();
    isAway = true;
    await addTrip(person);
    expect(await failed).toMatch('a line could not be told');
    isAway = false;
    await client.untilMoved('trips');
    await client.close();
    await service.close();
  });
});
