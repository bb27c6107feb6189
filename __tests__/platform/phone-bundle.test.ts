import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CONFIG = join(__dirname, '../../metro.config.js');

/** Metro asks for these options before it reads the first module of a bundle. */
const ASK = `require(process.argv[1]).transformer.getTransformOptions([], JSON.parse(process.argv[2]))
  .then(() => 'made', ({ message }) => message).then((outcome) => process.stdout.write(outcome));`;

/** As Expo does it, in a process of its own: it reads packages in a form that jest does not. */
async function makeBundle(platform: string, { dev = false, address = '' } = {}): Promise<string> {
  const { NODE_OPTIONS: _options, ...rest } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--eval', ASK, CONFIG, JSON.stringify({ platform, dev, hot: false })],
    { env: { ...rest, EXPO_PUBLIC_SERVICE_URL: address } },
  );
  return stdout;
}

describe('the JavaScript of a release', () => {
  it.each(['ios', 'android'])('is not made for %s without an encrypted way to the service', async (phone) => {
    expect(await makeBundle(phone)).toContain('needs EXPO_PUBLIC_SERVICE_URL');
    expect(await makeBundle(phone, { address: 'http://service.example' })).toContain('an https address');
    expect(await makeBundle(phone, { address: 'https://service.example' })).toBe('made');
  });

  it('is made without one for a browser, which asks where it got it from', async () => {
    expect(await makeBundle('web')).toBe('made');
  });

  it('may lack one while it is developed', async () => {
    expect(await makeBundle('android', { dev: true })).toBe('made');
  });
});
