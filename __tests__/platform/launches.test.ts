import { hearLaunchesOf, type LaunchQueue } from '@/platform/launches';

const STARTED_AT = 'https://sojourn.test/check-in?status=help';

describe('what a browser opens in the installed app', () => {
  function start() {
    const opened: string[] = [];
    let launch: Parameters<LaunchQueue['setConsumer']>[0] = () => undefined;
    const hear = hearLaunchesOf({ setConsumer: (consumer) => (launch = consumer) }, STARTED_AT);
    hear((path) => opened.push(path));
    return { opened, launch: (targetURL?: string | null) => launch({ targetURL }) };
  }

  it('is not opened again when it is what started the page', () => {
    const { opened, launch } = start();
    launch(STARTED_AT);
    expect(opened).toEqual([]);
  });

  it('is opened as often as it is asked for afterwards', () => {
    const { opened, launch } = start();
    launch(STARTED_AT);
    launch(STARTED_AT);
    launch('https://sojourn.test/alert/7');
    expect(opened).toEqual(['/check-in?status=help', '/alert/7']);
  });

  it('is left alone when it is no address of the app', () => {
    const { opened, launch } = start();
    launch('https://elsewhere.test/alert/7');
    launch(null);
    launch();
    expect(opened).toEqual([]);
  });
});
