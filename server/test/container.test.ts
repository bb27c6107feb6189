import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';

import { createProcessDatabase } from './support/process-database';
import { startServiceProcess } from './support/service-process';

const PROJECT_FOLDER = join(__dirname, '../..');
const readProjectFile = (name: string) => readFileSync(join(PROJECT_FOLDER, name), 'utf8');

const SECRET = /PASSWORD|SECRET|TOKEN|KEY/;
const PINNED_IMAGE = /^[a-z-]+:\d+\.\d+[\w.-]*$/;

interface Instruction {
  name: string;
  words: string[];
  text: string;
}

/** Comments are gone, and lines that go on are one. */
function readInstructions(): Instruction[] {
  return readProjectFile('Dockerfile')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...words] = line.split(/\s+/);
      return { name, words, text: line.slice(name.length + 1) };
    });
}

/** The stages by their names; the last one has none. */
function readStages(): Map<string, Instruction[]> {
  const stages = new Map<string, Instruction[]>();
  let current: Instruction[] = [];
  for (const instruction of readInstructions()) {
    if (instruction.name === 'FROM') stages.set(instruction.words[2] ?? '', (current = []));
    current.push(instruction);
  }
  return stages;
}

const stage = (name: string) => readStages().get(name) ?? [];
const only = (name: string, instructions: Instruction[]) =>
  instructions.filter((instruction) => instruction.name === name);

/** What a stage takes out of this project, and where it puts it. */
function listCopies(instructions: Instruction[]): { from: string; to: string }[] {
  return only('COPY', instructions)
    .filter(({ words }) => !words[0]?.startsWith('--from='))
    .flatMap(({ words }) => {
      const to = words.at(-1) ?? '';
      const isFolder = to.endsWith('/');
      return words.slice(0, -1).map((from) => ({ from, to: isFolder ? join(to, basename(from)) : to }));
    });
}

describe('the container', () => {
  it('is built as Docker wants it', () => {
    expect(validate(readProjectFile('Dockerfile'))).toEqual([]);
  });

  it('stands on images of one version, and the service alone is what is built', () => {
    const names = [...readStages().keys()];
    for (const { words } of only('FROM', readInstructions()))
      expect(names.includes(words[0] ?? '') || PINNED_IMAGE.test(words[0] ?? '')).toBe(true);
    expect(stage('').map(({ text }) => text)).toEqual(['service']);
  });

  it('runs as nobody special, says how it is, and holds no secret', () => {
    const service = stage('service');
    expect(only('USER', service).map(({ text }) => text)).toEqual(['node']);
    expect(service.findIndex(({ name }) => name === 'USER')).toBeLessThan(
      service.findIndex(({ name }) => name === 'CMD'),
    );
    expect(only('HEALTHCHECK', service)).toHaveLength(1);
    for (const { text } of [...only('ENV', readInstructions()), ...only('ARG', readInstructions())])
      expect(text).not.toMatch(SECRET);
  });

  it('takes in only what is there and what .dockerignore lets through', () => {
    const allowed = readProjectFile('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copies = listCopies(readInstructions());
    expect(copies.length).toBeGreaterThan(6);
    for (const { from } of copies) {
      expect(allowed).toContain(from);
      // The export of the web app is made by a command of its own.
      if (from !== 'dist') expect([from, existsSync(join(PROJECT_FOLDER, from))]).toEqual([from, true]);
    }
    expect(readProjectFile('.dockerignore')).toMatch(/^\*$/m);
  });

  it('starts from what it takes in, and its own question finds it healthy', async () => {
    const folder = buildImage();
    const database = await createProcessDatabase();
    const [, ...args] = readWords(only('CMD', stage('service'))[0]?.text);
    const settings = { ...database.settings, NODE_ENV: 'production' };
    const service = await startServiceProcess(settings, { program: { cwd: folder, args, env: {} } });
    const [asker = '', ...words] = readWords(only('HEALTHCHECK', stage('service'))[0]?.text.split('CMD ')[1]);
    const askHealth = () =>
      execFileSync(asker, words, { env: { PATH: process.env.PATH, PORT: String(service.port) } });
    expect(askHealth).not.toThrow();
    expect(service.lines.filter((line) => /warning/i.test(line))).toEqual([]);
    const document = await fetch(`${service.url}/docs/json`);
    expect(Object.keys(((await document.json()) as { paths: object }).paths)).toContain('/api/v1/trips');
    expect(await service.stop()).toBe(0);
    expect(askHealth).toThrow();
    await database.remove();
    rmSync(folder, { recursive: true });
  }, 180_000);
});

/** The files that the image holds: what its stages take in, compiled there, and the packages. */
function buildImage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-container-'));
  const workshop = join(folder, 'workshop');
  for (const { from, to } of listCopies(stage('build')))
    cpSync(join(PROJECT_FOLDER, from), join(workshop, to), { recursive: true });
  linkPackage(workshop, 'typescript');
  const compile = only('RUN', stage('build')).find(({ text }) => text.startsWith('['));
  const [program = '', ...words] = readWords(compile?.text);
  execFileSync(program, words, { cwd: workshop, stdio: 'pipe' });
  cpSync(join(workshop, 'built'), folder, { recursive: true });
  rmSync(workshop, { recursive: true });
  linkPackages(folder);
  return folder;
}

const readWords = (list = '') => z.array(z.string()).parse(JSON.parse(list));

function linkPackage(folder: string, name: string): void {
  const link = join(folder, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(PROJECT_FOLDER, 'node_modules', name), link);
}

/** The packages that the service's own code may import in the image; what they need in turn is their own affair. */
function linkPackages(folder: string): void {
  const manifest = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readProjectFile('server/package.json')));
  const lock = z
    .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
    .parse(JSON.parse(readProjectFile('package-lock.json')));
  for (const name of Object.keys(manifest.dependencies)) linkPackage(folder, name);
  // What a stage adds by itself is of the version that everybody has.
  const added = only('RUN', stage('build')).flatMap(({ words }) =>
    words.filter((word) => /^[a-z].*@\d/.test(word)),
  );
  expect(added).toHaveLength(1);
  for (const word of added) {
    const [name = '', version] = word.split('@');
    expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
}

const Compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      build: z.string().optional(),
      environment: z.record(z.string(), z.union([z.string(), z.number()])),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      ports: z.array(z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      user: z.string().optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

describe('the containers together', () => {
  const { services, volumes } = Compose.parse(parse(readProjectFile('compose.yaml')));
  const { database, service } = services;

  it('stand on images of one version', () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(PINNED_IMAGE);
  });

  it('get every secret from the environment, and do not start without those that matter', () => {
    for (const { environment } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment))
        if (SECRET.test(name)) expect(value).toMatch(/^\$\{[A-Z0-9_]+:[?-][^}]*\}$/);
    }
    expect(database?.environment.POSTGRES_PASSWORD).toContain(':?');
    expect(service?.environment.KEY_SECRET).toContain(':?');
    expect(service?.environment.DATABASE_URL).toMatch(/^postgres:\/\/sojourn:\$\{POSTGRES_PASSWORD:\?/);
  });

  it('keep the database to themselves, on a volume, and wait for it', () => {
    expect(database?.ports).toBeUndefined();
    expect(database?.volumes?.map((volume) => volume.split(':')[0])).toEqual(Object.keys(volumes));
    expect(database?.healthcheck?.test.slice(1, 4)).toEqual(['pg_isready', '--host', '127.0.0.1']);
    expect(service?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  });

  it('pass on every setting that is a choice, and leave time to stop', () => {
    const table = readProjectFile('docs/operations.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) .*\|$/gm);
    const settings = [...table].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
    expect(settings.length).toBeGreaterThan(15);
    const withinTheContainer = ['PORT', 'HOST', 'SAMPLE_SCALE', 'EXPO_PUSH_URL', 'WEB_APP_FOLDER'];
    const missing = settings.filter((name) => service?.environment[name] === undefined);
    expect([...new Set(missing)].sort()).toEqual(withinTheContainer.sort());
    expect(service?.environment.PUSH).toContain(':?');
    expect(service?.stop_grace_period).toBe('40s');
  });

  it('publish the interface and not the metrics', () => {
    expect(service?.ports?.map((port) => port.split(':').at(-1))).toEqual(['4000']);
    expect(service).toMatchObject({ user: 'node', read_only: true, build: '.' });
  });
});
