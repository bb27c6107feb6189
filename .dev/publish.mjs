import { Failure } from './failure.mjs';
import { readNumber, runWithFlags, seeAllFlags } from './flags.mjs';

const SCRIPT = 'service:publish';
const HELP = `Publishes an alert (or an advisory) at a service that runs, so that it arrives in the app.

  npm run service:publish -- --headline "Roads are closed" --country CO --risk high

  --headline   what happens, in a few words (needed)
  --country    code of the country, such as CO (needed)
  --risk       low, medium or high (needed for an alert)
  --category   safety or health (safety unless told)
  --days       how many days it lasts, from now (no end unless told)
  --division   part of the country, such as CO-CAU
  --body       what happens, at length (the headline unless told)
  --advice     what travellers should do
  --advisory   publish a lasting advisory instead of an alert

The service is sought at http://localhost:4000, or at the port in PORT, or at the address in SERVICE_URL. The key to publish is
that of the sample set, or the one in PUBLISHER_KEY.`;

const OPTIONS = {
  headline: { type: 'string' },
  country: { type: 'string' },
  risk: { type: 'string' },
  category: { type: 'string' },
  days: { type: 'string' },
  division: { type: 'string' },
  body: { type: 'string' },
  advice: { type: 'string' },
  advisory: { type: 'boolean' },
};

const DAY_MS = 86_400_000;
const MOST_DAYS = 365;
/** Which flag stands for a field that the service refuses. */
const FLAGS = {
  headline: 'headline',
  body: 'body',
  body_advice: 'advice',
  category: 'category',
  risk_level: 'risk',
  finish: 'days',
  country_ids: 'country',
  country_id: 'country',
  country_division_ids: 'division',
};

await runWithFlags({ script: SCRIPT, options: OPTIONS, help: HELP }, publish);

async function publish(flags) {
  const kind = flags.advisory ? 'advisory' : 'alert';
  const record = flags.advisory ? toAdvisory(flags) : toAlert(flags);
  const shelf = flags.advisory ? 'advisories' : 'alerts';
  const address = serviceAddress();
  const answer = await send(`${address}/api/v2/publishing/${shelf}`, { [kind]: record });
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new Failure(explain(answer.status, body, kind));
  console.log(`Published: ${body.headline}`);
  console.log(`  ${address}/api/v1/${shelf}/${body.slug}`);
  console.log('Travellers whose trips it touches are told within seconds.');
}

function toAlert(flags) {
  return {
    ...shared(flags),
    risk_level: need(flags, 'risk', 'low, medium or high', ['low', 'medium', 'high']),
    category:
      flags.category === undefined
        ? 'safety'
        : need(flags, 'category', 'safety or health', ['safety', 'health']),
    country_ids: [readCountry(flags)],
    country_division_ids: divisions(flags),
    body_advice: flags.advice ?? null,
    start: new Date().toISOString(),
    finish:
      flags.days === undefined
        ? null
        : new Date(Date.now() + readNumber(flags, 'days', 1, MOST_DAYS) * DAY_MS).toISOString(),
  };
}

function toAdvisory(flags) {
  for (const flag of ['risk', 'category', 'days', 'advice']) {
    if (flags[flag] !== undefined)
      throw new Failure(`--${flag} does not go with --advisory. Leave out one of them.`);
  }
  return { ...shared(flags), country_id: readCountry(flags), country_division_ids: divisions(flags) };
}

function shared(flags) {
  const headline = need(flags, 'headline', 'say what happens, such as --headline "Roads are closed"');
  return { headline, body: flags.body ?? headline };
}

function divisions({ division }) {
  return division === undefined ? [] : [division.toUpperCase()];
}

function readCountry(flags) {
  const code = need(flags, 'country', 'name a country by its code, such as --country CO').toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return code;
  throw new Failure(`--country ${flags.country} is not a code of two letters, such as CO.`);
}

function need(flags, name, words, choices) {
  const value = flags[name]?.trim();
  if (!value) throw new Failure(`--${name} is missing: ${words}.\n${seeAllFlags(SCRIPT)}`);
  if (choices && !choices.includes(value))
    throw new Failure(`--${name} ${value} is not known: choose ${words}.`);
  return value;
}

function serviceAddress() {
  const given = process.env.SERVICE_URL || `http://localhost:${process.env.PORT || 4000}`;
  if (URL.canParse(given)) return given.replace(/\/+$/, '');
  throw new Failure(`SERVICE_URL=${given} is not an address, such as http://localhost:4000`);
}

async function send(url, body) {
  const key = process.env.PUBLISHER_KEY || 'demo-publisher';
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `TKN ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new Failure(
      `No service answers at ${new URL(url).origin}.\nStart it with npm start or npm run service, or name its port: PORT=4001`,
    );
  }
}

function explain(status, body, kind) {
  if (status === 401) {
    return 'The service does not take this key for publishing. Set PUBLISHER_KEY to the one that the service was started with.';
  }
  const fields = body?.error?.fields ?? [];
  const problems = fields.map(({ field, message }) => {
    const name = field.replace(`${kind}.`, '').replace(/\.\d+$/, '');
    return `--${FLAGS[name] ?? name} ${message}`;
  });
  return problems.length > 0
    ? problems.join('\n')
    : (body?.error?.message ?? `The service answered with status ${status}.`);
}
