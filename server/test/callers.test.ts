import Fastify, { type FastifyInstance } from 'fastify';

import { admitCallers, decorateCallers, type Doorkeeper } from '../src/http/authentication';
import { createCallerFinder, type Callers } from '../src/http/callers';
import { createKeyRing } from '../src/http/keys';
import { COMPANY_ID, travellerId } from '../src/sample/sample-callers';
import { admin } from './support/admin';
import { TEST_SECRET } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

const keyRing = createKeyRing(TEST_SECRET);

describe('whoever has a key', () => {
  let service: TestService;
  const statements: string[] = [];
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(() => void statements.splice(0));

  /** Writes down what the database is asked. */
  const watched = () => ({
    ...service.database,
    query: <Row extends object>(sql: string, values?: readonly unknown[]) => {
      statements.push(sql);
      return service.database.query<Row>(sql, values);
    },
  });
  const finder = () => createCallerFinder(watched(), keyRing, 'demo-publisher');

  it('is found by one statement, of whichever kind they are', async () => {
    const made = await admin(service.database, 'publisher', 'create', '--name', 'Second desk', '--json');
    const publisher = made.json<{ id: string; key: string }>();
    const find = (key: string) => finder().findKept(keyRing.hash(key));
    expect(await find('demo-traveller')).toMatchObject({
      kind: 'user',
      id: travellerId('demo-traveller'),
      companyId: COMPANY_ID,
    });
    expect(await find('demo-company')).toMatchObject({ kind: 'company', id: COMPANY_ID });
    expect(await find(publisher.key)).toMatchObject({ kind: 'publisher', id: publisher.id });
    expect(await find('nobody has this key')).toBeNull();
    expect(statements).toEqual(Array(4).fill('select find_caller($1) as caller'));
  });

  it('is known without a question to the database where the configuration names them', () => {
    expect(finder().findConfigured(keyRing.hash('demo-publisher'))).toMatchObject({ kind: 'publisher' });
    expect(finder().findConfigured(keyRing.hash('demo-company'))).toBeNull();
    expect(statements).toEqual([]);
  });

  describe('at a route', () => {
    let app: FastifyInstance;
    beforeEach(() => {
      app = Fastify();
      const doorkeeper: Doorkeeper = {
        keyRing,
        ...finder(),
        expect: () => undefined,
        admit: async () => undefined,
        refuse: async () => undefined,
      };
      decorateCallers(app);
      admitCallers(app, doorkeeper);
    });
    afterEach(() => app.close());

    const addRoute = (url: string, callers?: Callers) =>
      app.get(url, { config: callers && { callers } }, async ({ caller }) => ({
        kind: caller?.kind ?? null,
      }));
    const ask = async (url: string, key?: string) => {
      const headers = key === undefined ? {} : { authorization: `TKN ${key}` };
      const answer = await app.inject({ url, headers });
      return answer.statusCode === 200 ? answer.json<{ kind: string | null }>().kind : answer.statusCode;
    };

    it('comes in where the route says so; one path may take several kinds', async () => {
      addRoute('/both', ['user', 'company']);
      addRoute('/published', ['publisher']);
      addRoute('/open', 'anybody');
      const keys = ['demo-traveller', 'demo-company', 'demo-publisher', 'wrong', undefined];
      const answers = async (url: string) => {
        const given = [];
        for (const key of keys) given.push(await ask(url, key));
        return given;
      };
      expect(await answers('/both')).toEqual(['user', 'company', 401, 401, 401]);
      expect(await answers('/published')).toEqual([401, 401, 'publisher', 401, 401]);
      expect(await answers('/open')).toEqual([null, null, null, null, null]);
    });

    it('is never let in by one that forgot to say so: the service does not start', () => {
      expect(() => addRoute('/forgotten')).toThrow('GET /forgotten does not say');
    });
  });
});
