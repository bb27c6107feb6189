import { join } from 'node:path';

import { Failure } from './failure.mjs';
import { runProcess } from './processes.mjs';
import { inProject } from './project.mjs';

const SOURCE = 'node_modules/expo-sqlite/vendor/sqlcipher';
const PROBE = '#include <openssl/evp.h>\n';

/** As expo-sqlite's android/build.gradle has them with `useSQLCipher`. */
const FLAGS = [
  'SQLITE_ENABLE_BYTECODE_VTAB=1',
  'SQLITE_TEMP_STORE=2',
  'SQLITE_ENABLE_SESSION=1',
  'SQLITE_ENABLE_PREUPDATE_HOOK=1',
  'SQLITE_ENABLE_MATH_FUNCTIONS=1',
  'SQLITE_ENABLE_FTS4=1',
  'SQLITE_ENABLE_FTS3_PARENTHESIS=1',
  'SQLITE_ENABLE_FTS5=1',
  'SQLITE_HAS_CODEC=1',
  'SQLITE_EXTRA_INIT=sqlcipher_extra_init',
  'SQLITE_EXTRA_SHUTDOWN=sqlcipher_extra_shutdown',
  'SQLCIPHER_CRYPTO_OPENSSL',
  'NDEBUG',
].map((flag) => `-D${flag}`);

/** Gives the program and its version, or why there is none. */
export async function buildSqlcipher(folder) {
  if (!(await canCompile(folder)))
    return { why: "it needs a C compiler and OpenSSL's headers (Debian: gcc libssl-dev)" };
  const program = join(folder, 'sqlcipher-engine');
  await compile([
    // A phone's compiler brings these along.
    ...['-O1', '-w', '-D_GNU_SOURCE', '-include', 'stdint.h'],
    ...FLAGS,
    `-I${inProject(SOURCE)}`,
    ...['-o', program],
    ...[inProject(SOURCE, 'sqlite3.c'), inProject('.dev/sqlcipher-engine.c')],
    ...['-lcrypto', '-lm', '-lpthread', '-ldl'],
  ]);
  return { program, version: await versionOf(program) };
}

async function canCompile(folder) {
  const { code } = await runProcess('cc', 'sh', ['-c', `printf '${PROBE}' | cc -E - -o "$0/probe"`, folder]);
  return code === 0;
}

async function compile(args) {
  const { code, text } = await runProcess('cc', 'cc', args);
  if (code !== 0) throw new Failure(`SQLCipher could not be built for this machine:\n${text}`);
}

async function versionOf(program) {
  const question = JSON.stringify({ kind: 'all', sql: 'pragma cipher_version', values: [] });
  const { text } = await runProcess('sqlcipher', 'sh', [
    '-c',
    `printf '%s\\n' "$1" | "$0" :memory:`,
    program,
    question,
  ]);
  const version = /"cipher_version":"([^" ]+)/.exec(text)?.[1];
  if (!version) throw new Failure(`SQLCipher was built and does not answer:\n${text}`);
  return version;
}
