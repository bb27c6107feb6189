import { createServer } from 'node:http';

import { readNumber, runWithFlags } from './flags.mjs';
import { judgeSignature } from './webhook-signature.mjs';

const HELP = `A receiver of webhooks on this machine: prints what arrives, says whether the signature is good, and fails as it is told.

  npm run service:webhook-listen -- --secret whsec_…

  --secret   the signing_secret of the endpoint; without it signatures are not checked
  --port     where it listens (4100 unless told; 0 takes any that is free)
  --fail     so many deliveries fail, and then all is well
  --status   what a failing one is answered with (500 unless told); without --fail every one is
  --delay    so many seconds pass before each answer: after 15 the service gives up
  --quiet    without the bodies

The service delivers to this machine if it was started with WEBHOOK_ALLOWED_HOSTS=127.0.0.1; docs/webhooks.md has all of it.`;

const OPTIONS = {
  secret: { type: 'string' },
  port: { type: 'string' },
  fail: { type: 'string' },
  status: { type: 'string' },
  delay: { type: 'string' },
  quiet: { type: 'boolean' },
};

await runWithFlags({ script: 'service:webhook-listen', options: OPTIONS, help: HELP }, listen);

function listen(flags) {
  const settings = {
    secret: flags.secret?.trim() || null,
    failures: flags.fail === undefined ? null : readNumber(flags, 'fail', 0, 1_000_000),
    status: flags.status === undefined ? null : readNumber(flags, 'status', 200, 599),
    delayMs: (flags.delay === undefined ? 0 : readNumber(flags, 'delay', 0, 3600)) * 1000,
    isQuiet: flags.quiet ?? false,
  };
  const port = flags.port === undefined ? 4100 : readNumber(flags, 'port', 0, 65_535);
  const server = createReceiver(settings);
  server.on('error', (error) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken: choose another with --port.` : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`Listening for webhooks on http://127.0.0.1:${server.address().port}/`);
    if (settings.secret === null) console.log('Signatures are not checked: there is no --secret.');
  });
}

function createReceiver({ secret, failures, status, delayMs, isQuiet }) {
  const seen = new Set();
  let arrived = 0;
  const chooseStatus = (isGood) => {
    if (isGood === false) return 401;
    arrived += 1;
    const isFailing = failures === null ? status !== null : arrived <= failures;
    return isFailing ? (status ?? 500) : 204;
  };
  return createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    // The bytes as they came: whatever is read and written again is signed by nobody.
    const body = Buffer.concat(chunks);
    const signature = judgeSignature(request.headers, body, secret);
    const answer = chooseStatus(signature.isGood);
    print(request.headers, body, { signature, answer, seen, isQuiet });
    setTimeout(() => response.writeHead(answer).end(), delayMs);
  });
}

function print(headers, body, { signature, answer, seen, isQuiet }) {
  const event = read(body);
  const notes = [
    `attempt ${headers['webhook-attempt'] ?? '?'}`,
    ...(headers['webhook-test'] ? ['a test'] : []),
    ...(seen.has(event?.id) ? ['seen before'] : []),
  ];
  if (event?.id && answer < 300) seen.add(event.id);
  console.log(`\n${new Date().toISOString()}  ${event?.event ?? '?'} ${event?.event_name ?? 'no event'}`);
  console.log(`  id         ${event?.id ?? '?'} (${notes.join(', ')})`);
  console.log(`  signature  ${signature.words}`);
  console.log(`  answered   ${answer}`);
  if (!isQuiet) console.log(event ? JSON.stringify(event, null, 2) : body.toString());
}

/** Null where it is not JSON. */
function read(body) {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
