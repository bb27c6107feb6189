import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import { runCommand } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { Failure } from './failure.mjs';
import { isInterrupted } from './interruption.mjs';
import { readPort, requireFreePort } from './ports.mjs';
import { startProcess, withPrefix } from './processes.mjs';
import { say, withProgress } from './progress.mjs';
import { startService } from './service-process.mjs';

const hasTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);

await runCommand(start, { codeWhenInterrupted: 0 });

async function start() {
  const servicePort = readPort('PORT', 4000);
  const appPort = readPort('EXPO_PORT', 8081);
  if (servicePort === appPort) throw new Failure(`PORT and EXPO_PORT can not both be ${appPort}.`);
  await requireFreePort(servicePort, { purpose: 'the service', variable: 'PORT' });
  await requireFreePort(appPort, { purpose: 'the app', variable: 'EXPO_PORT' });
  await ensureDependencies();

  const service = startService({ output: withPrefix('service'), port: servicePort });
  const serviceRuns = await untilAnswering(service, `http://${localHost()}:${servicePort}/health`, {
    label: 'Starting the service (the first time it loads its sample data)',
  });
  if (!serviceRuns) return endedEarly(service);

  // Expo's QR code fills the terminal, so the addresses stand above it; without a terminal they come when all answers.
  if (hasTerminal) sayWhatRunsWhere(servicePort, appPort);
  const app = startApp(servicePort, appPort);
  if (!hasTerminal) {
    const appRuns = await untilAnswering(app, `http://localhost:${appPort}/status`, {
      label: 'Starting the app',
    });
    if (!appRuns) return endedEarly(app);
    sayWhatRunsWhere(servicePort, appPort);
  }

  const first = await Promise.race([service, app].map(async (one) => ({ one, end: await one.ended })));
  if (hasTerminal) restoreTerminal();
  // Expo reads the keyboard itself: Ctrl-C ends it in peace, and never reaches us.
  const leftByKeyboard = hasTerminal && first.one === app && first.end.code === 0;
  if (!leftByKeyboard) return endedEarly(first.one);
  say('Stopping …');
  return 0;
}

function startApp(servicePort, appPort) {
  return startProcess(
    'app',
    process.execPath,
    ['node_modules/expo/bin/cli', 'start', '--port', String(appPort)],
    {
      output: withPrefix('app    '),
      env: { EXPO_PUBLIC_SERVICE_PORT: String(servicePort), EXPO_NO_TELEMETRY: '1' },
      ...(hasTerminal && { stdio: 'inherit' }),
    },
  );
}

/** Gives false when the process ends before it answers. */
async function untilAnswering(started, url, { label }) {
  let hasEnded = false;
  void started.ended.then(() => (hasEnded = true));
  return withProgress(label, async () => {
    while (!hasEnded) {
      if (await answers(url)) return true;
      await Promise.race([sleep(300), started.ended]);
    }
    return false;
  });
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

async function endedEarly({ name, ended }) {
  const { code, reason } = await ended;
  if (isInterrupted()) return 0;
  say(`The ${name} ended ${reason}, so everything is stopped.`);
  return code || 1;
}

function sayWhatRunsWhere(servicePort, appPort) {
  const phones = hasTerminal
    ? "scan the QR code that Expo shows below (it needs the phone on this machine's network)"
    : `exp://${networkAddress()}:${appPort}, from the same network`;
  say();
  say(hasTerminal ? 'The service runs, and Expo starts the app now.' : 'The service and the app run.');
  say(`  Web app   http://localhost:${appPort} (the first page takes a minute, it is built then)`);
  say(`  Phones    ${phones}`);
  say(`  Service   http://localhost:${servicePort}, its interface: http://localhost:${servicePort}/docs`);
  say('  Sign in   with the sample key demo-traveller');
  say('  Stop      Ctrl-C');
  say();
}

/** The service may be told to listen on one address only. */
function localHost() {
  const host = process.env.HOST;
  return host && host !== '0.0.0.0' && host !== '::' ? host : '127.0.0.1';
}

function networkAddress() {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost';
}

/** Expo that is killed leaves the terminal without echo. */
function restoreTerminal() {
  spawnSync('stty', ['sane'], { stdio: 'inherit' });
}
