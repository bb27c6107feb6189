import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

/** The rooms of the service, lowest first. `service` is all that stands in none of them: its settings, and what puts it together. */
const SERVICE_MAY_ENTER = {
  failures: [],
  words: [],
  outside: [],
  itinerary: [],
  database: ['failures'],
  queue: ['database'],
  http: ['database', 'failures', 'words'],
  live: ['http', 'database'],
  assets: ['http', 'database', 'failures'],
  events: ['database', 'queue', 'words'],
  webhooks: ['outside', 'events', 'http', 'database'],
  resources: [
    'live',
    'assets',
    'webhooks',
    'outside',
    'itinerary',
    'events',
    'http',
    'queue',
    'database',
    'words',
  ],
  content: ['resources', 'database'],
  sample: ['content', 'resources', 'webhooks', 'http', 'database', 'failures'],
  jobs: [
    'resources',
    'assets',
    'webhooks',
    'outside',
    'itinerary',
    'events',
    'http',
    'queue',
    'database',
    'failures',
    'words',
  ],
  metrics: ['jobs', 'database'],
  'mail-in': ['resources', 'itinerary', 'http', 'database'],
  service: [
    'metrics',
    'mail-in',
    'jobs',
    'sample',
    'resources',
    'live',
    'assets',
    'webhooks',
    'outside',
    'itinerary',
    'http',
    'database',
    'failures',
  ],
  admin: ['service', 'jobs', 'content', 'resources', 'http', 'database', 'failures'],
};
const inService = (room) => (room === 'service' ? 'server' : `server/${room}`);

/** Which rooms a room may enter. Imports point one way; see docs/architecture.md. */
const MAY_ENTER = {
  app: ['features', 'runtime'],
  features: ['runtime', 'map', 'ui', 'i18n', 'domain', 'geo'],
  runtime: ['services', 'sync', 'store', 'api', 'contract', 'domain', 'geo', 'platform', 'i18n'],
  services: ['sync', 'store', 'api', 'platform', 'domain', 'geo', 'contract'],
  sync: ['api', 'store', 'platform', 'domain', 'contract'],
  store: ['contract', 'domain'],
  api: ['contract', 'domain'],
  map: ['geo', 'ui', 'i18n'],
  ui: ['i18n', 'markdown'],
  contract: [],
  domain: ['contract'],
  geo: [],
  platform: [],
  i18n: ['contract'],
  markdown: [],
  'service-worker': ['platform'],
  ...Object.fromEntries(
    Object.entries(SERVICE_MAY_ENTER).map(([room, others]) => [
      inService(room),
      ['contract', 'geo', 'markdown', ...others.map(inService)],
    ]),
  ),
};
const ROOMS = Object.keys(MAY_ENTER);
/** Each feature is a room of its own: what two of them share moves down. */
const FOLDERS = { app: 'app', features: 'src/features/*' };
const folderOf = (room) =>
  FOLDERS[room] ?? (room.startsWith('server') ? room.replace('server', 'server/src') : `src/${room}`);
/** Rooms that are told their settings by those above them know how these look. */
const KNOWS_TYPES_OF = {
  features: ROOMS.filter((room) => room !== 'features' && room !== 'app'),
  'server/jobs': ['server'],
};

const rooms = {
  plugins: { boundaries },
  files: ['app/**', 'src/**', 'server/src/**'],
  settings: {
    // The service as a whole comes after its rooms: a file belongs to the first that it lies in.
    'boundaries/elements': [...ROOMS.filter((room) => room !== 'server'), 'server'].map((type) => ({
      type,
      pattern: folderOf(type),
    })),
    // Pictures, outlines and content belong to no room.
    'boundaries/ignore': ['assets/**', 'server/packs/**'],
    'import/resolver': {
      typescript: { project: ['tsconfig.json', 'server/tsconfig.json'], noWarnOnMultipleProjects: true },
    },
  },
  rules: {
    'boundaries/no-unknown-dependencies': 'error',
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          ...ROOMS.filter((room) => MAY_ENTER[room].length > 0).map((room) => ({
            from: { element: { type: room } },
            allow: { to: { element: { types: { anyOf: MAY_ENTER[room] } } } },
          })),
          ...Object.entries(KNOWS_TYPES_OF).map(([room, others]) => ({
            from: { element: { type: room } },
            allow: { to: { element: { types: { anyOf: others } } }, dependency: { kind: 'type' } },
          })),
        ],
      },
    ],
  },
};

/** What screens read has one key each: `src/runtime/queries` names it, and `useRead` tells what becomes of a failure. */
const readsByName = {
  files: ['app/**', 'src/features/**', 'src/ui/**', 'src/map/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      { name: '@tanstack/react-query', message: 'Read with useRead and a query of src/runtime/queries.' },
    ],
  },
};

/** Of a statement that is prepared and gives `*` every run fails once a newer version has added a column. */
const EVERY_COLUMN =
  '/(select|returning)\\s+(distinct\\s+)?([a-z_]+\\.)?\\*(?!\\*)|,\\s+[a-z_]+\\.\\*(?!\\*)/i';
const namedColumns = {
  files: ['server/src/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...['Literal[value=PATTERN]', 'TemplateElement[value.raw=PATTERN]'].map((selector) => ({
        selector: selector.replace('PATTERN', EVERY_COLUMN),
        message: 'Name the columns: a newer version may add one while this one runs.',
      })),
    ],
  },
};

/**
 * A write of the traveller that fails must not fail unseen. What a feature begins and leaves to itself may be a write, by whatever name;
 * only other apps and downloads, by which
 * nothing of theirs is lost, may be. Before the door, and where the app itself has failed, nothing is written.
 */
const heardWrites = {
  files: ['src/features/**'],
  ignores: ['src/features/sign-in/**', 'src/features/failure/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...[
        "UnaryExpression[operator='void']:not(:has(MemberExpression[object.name=/^(outside|sync)$/]))",
        "UnaryExpression[operator='void'] MemberExpression[object.name='mutations']",
      ].map((selector) => ({
        selector,
        message: 'Give it to useAttempt, which tells of a failure, or wait for it and tell of it yourself.',
      })),
    ],
  },
};

/** Nobody else has hooks, and to look for them takes long. */
const ROOMS_WITH_HOOKS = ['app', 'src/{features,geo,i18n,map,markdown,runtime,ui}'].map(
  (room) => `${room}/**`,
);

export default typescript.config(
  {
    ignores: [
      '**/node_modules/**',
      '.data/**',
      '.expo/**',
      'dist/**',
      'coverage/**',
      'bench/.site/**',
      'bench/start/peers/**',
      'android/**',
      'ios/**',
      'expo-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // A zod schema and the type inferred from it share their name.
      '@typescript-eslint/no-redeclare': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A type that only the caller knows, such as that of a row, is given from outside.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // An empty string often means "nothing given".
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Hooks of the service are promises by convention, whether or not they wait for something.
      '@typescript-eslint/require-await': 'off',
      // Imported, its sources would be held to our settings for types.
      '@typescript-eslint/no-require-imports': ['error', { allow: ['/expo-sqlite/web/worker$'] }],
      // A handler given to a framework may be async; what it throws is the framework's to report.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
    },
  },
  { files: ROOMS_WITH_HOOKS, extends: [reactHooks.configs.flat.recommended] },
  rooms,
  readsByName,
  namedColumns,
  heardWrites,
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { ...globals.node } },
  },
  { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },
);
