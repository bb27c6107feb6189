import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { ServiceHealthScreen } from '@/features/service-health/service-health-screen';
import { createRuntime } from '@/runtime/create-runtime';
import { RuntimeProvider } from '@/runtime/runtime-provider';

import { refusingKey } from '../../support/app-fakes';
import { testDependencies } from '../../support/test-dependencies';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** The screen on a network that gives these answers, one after the other. */
function renderOn(...answers: (() => Promise<Response>)[]) {
  const fetch = () => {
    const answer = answers.shift();
    if (!answer) throw new Error('The service was asked more often than the test has answers.');
    return answer();
  };
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <RuntimeProvider
        runtime={createRuntime(testDependencies({ service: { address: 'http://service.test', fetch } }))}
      >
        <ServiceHealthScreen />
      </RuntimeProvider>
    </SafeAreaProvider>,
  );
}

const ready = (sampleData: boolean) => () =>
  Promise.resolve(
    new Response(JSON.stringify({ status: 'ready', version: '0.1.0', sample_data: sampleData })),
  );
const failing = (status: number) => () => Promise.resolve(new Response('{}', { status }));
const signInPage = () => Promise.resolve(new Response('<html>Welcome</html>'));
const offline = () => Promise.reject(new TypeError('Network request failed'));
const silent = () => new Promise<Response>(() => undefined);
/** In the service's own words. */
const refusing = async () =>
  new Response(
    JSON.stringify({ error: { code: 'not-found', message: 'There is nothing at this address.' } }),
    {
      status: 404,
      headers: { 'content-type': 'application/json' },
    },
  );

describe('the service health screen', () => {
  // The query cache forgets after minutes; the test run does not wait for that.
  beforeEach(() => jest.useFakeTimers());

  it('carries the name of the app as its heading', () => {
    renderOn(silent);

    expect(screen.getByRole('heading', { name: 'Sojourn' })).toBeOnTheScreen();
  });

  it('says that it is checking, and takes no second tap meanwhile', () => {
    renderOn(silent);

    expect(screen.getByText('Asking the service')).toBeOnTheScreen();
    const button = screen.getByRole('button', { name: 'Checking…' });
    expect(button).toBeBusy();
    expect(button).toBeDisabled();
    fireEvent.press(button);
    expect(screen.getByText('Asking the service')).toBeOnTheScreen();
  });

  it('shows the version, the sample data and the time of the check', async () => {
    renderOn(ready(true));

    expect(await screen.findByText('The service is ready')).toBeOnTheScreen();
    expect(screen.getByText('Version 0.1.0')).toBeOnTheScreen();
    expect(screen.getByText('It serves sample data.')).toBeOnTheScreen();
    expect(screen.getByText(/^Checked at \d{1,2}:\d{2}/)).toBeOnTheScreen();
  });

  it('tells live data from sample data', async () => {
    renderOn(ready(false));

    expect(await screen.findByText('It serves live data.')).toBeOnTheScreen();
  });

  it.each([
    ['without a network', offline, /no connection/],
    ['when the service is starting', failing(503), /starting or has too much to do/],
    ['when the service fails', failing(500), /went wrong on its side/],
    ['when a key is asked for', refusingKey, /asks for a key/],
    ['at the wrong address', failing(404), /Something else answered in its place/],
    ['where the service knows no such request', refusing, /does not know this request \(404\)/],
    ['behind a sign-in page', signInPage, /sign in first/],
  ])('says why, %s', async (_when, answer, why) => {
    renderOn(answer);

    expect(await screen.findByText('The service can’t be reached')).toBeOnTheScreen();
    expect(screen.getByText(why)).toBeOnTheScreen();
    expect(screen.getByText(/^Tried at /)).toBeOnTheScreen();
  });

  it('says why, when the answer takes too long', async () => {
    jest.useFakeTimers();
    renderOn(silent);

    await act(() => jest.advanceTimersByTimeAsync(10_000));

    expect(await screen.findByText(/did not answer in time/)).toBeOnTheScreen();
    jest.useRealTimers();
  });

  it('tries again when asked to, and finds the service back', async () => {
    renderOn(offline, ready(true));

    fireEvent.press(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('The service is ready')).toBeOnTheScreen();
    expect(screen.queryByText('The service can’t be reached')).toBeNull();
  });

  it('offers a button that a thumb can hit', async () => {
    renderOn(offline);

    const button = await screen.findByRole('button', { name: 'Try again' });
    const style = StyleSheet.flatten<ViewStyle>(button.props.style as ViewStyle);
    expect(style.minHeight).toBeGreaterThanOrEqual(44);
  });

  it('reads a change of the state aloud', async () => {
    renderOn(offline);

    const status = screen.UNSAFE_getByProps({ 'aria-live': 'polite' });
    expect(within(status).getByText('Asking the service')).toBeOnTheScreen();
    expect(await within(status).findByText('The service can’t be reached')).toBeOnTheScreen();
  });
});
