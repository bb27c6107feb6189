import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { Gate } from '@/features/gate/gate';
import { SignIn } from '@/features/sign-in/sign-in';
import type { Dependencies } from '@/runtime/dependencies';

import { answering, refusingKey, runtimeWith, serviceThat, TestApp } from '../../support/app-fakes';
import { FakeSecrets } from '../../support/fake-secrets';
import { aTraveller, aTripInput } from '../../support/records';

const onSignedIn = jest.fn();
const onCheckService = jest.fn();

async function start(changes: Partial<Dependencies>, invitedKey?: string) {
  const runtime = runtimeWith(changes);
  render(
    <TestApp runtime={runtime}>
      <Gate onSignInAgain={null} onOpen={() => undefined}>
        <SignIn invitedKey={invitedKey} onSignedIn={onSignedIn} onCheckService={onCheckService} />
      </Gate>
    </TestApp>,
  );
  await screen.findByLabelText('Traveller key');
  const opened = runtime.running.state.get();
  if (opened.kind !== 'ready') throw new Error(`the store is ${opened.kind}`);
  return { runtime, opened };
}

/** An answer at `/users/…` of whoever has the key; everything else comes to nothing. */
const knowing = () => serviceThat(answering(200, aTraveller()));

const write = (key: string) => fireEvent.changeText(screen.getByLabelText('Traveller key'), key);
const signIn = () => fireEvent.press(screen.getByRole('button', { name: 'Sign in' }));

describe('signing in', () => {
  // The query cache forgets after minutes; the test run does not wait for that.
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
  });

  it('takes a pasted key, with what was copied along with it', async () => {
    const secrets = new FakeSecrets();
    const { runtime } = await start({ service: knowing(), secrets });
    write('  a-key\n');
    await act(async () => signIn());
    expect(runtime.session.state.get()).toEqual({ kind: 'signed-in', isNew: true });
    expect(secrets.kept.get('traveller-key')).toBe('a-key');
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(screen.queryByDisplayValue(/a-key/)).toBeNull();
    // The app takes its time to be drawn: until then nothing here signs in once more.
    expect(screen.getByRole('button', { name: 'Signing in…', busy: true })).toBeOnTheScreen();
  });

  it.each([
    ['what is no key', 'two words', answering(500), /does not look like a key/],
    ['no key at all', ' ', answering(500), /^Enter your key/],
    ['what is too long for a key', 'k'.repeat(5000), answering(500), /too long for a key/],
    ['a key that the service does not know', 'wrong', refusingKey, /does not know this key/],
    ['no network', 'a-key', () => Promise.reject(new TypeError('Network request failed')), /no connection/],
    ['a service that is down', 'a-key', answering(503), /can’t answer just now/],
  ])('says in its own words: %s', async (_what, key, answer, words) => {
    await start({ service: serviceThat(answer) });
    write(key);
    signIn();
    expect(await screen.findByText(words)).toBeOnTheScreen();
    expect(onSignedIn).not.toHaveBeenCalled();

    write('another');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('says when the device can’t keep the key', async () => {
    const secrets = new FakeSecrets();
    await start({ service: knowing(), secrets });
    secrets.isLocked = true;
    write('a-key');
    signIn();
    expect(await screen.findByText(/could not be kept on this device/)).toBeOnTheScreen();
  });

  it('asks once at a time', async () => {
    const fetch = jest.fn(() => new Promise<Response>(() => undefined));
    await start({ service: { address: 'http://service.test', fetch } });
    write('a-key');
    signIn();
    const button = await screen.findByRole('button', { name: 'Signing in…' });
    expect(button).toBeBusy();
    fireEvent.press(button);
    fireEvent(screen.getByLabelText('Traveller key'), 'submitEditing');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fills in the key of an invitation, and waits for the tap', async () => {
    const fetch = jest.fn(refusingKey);
    await start({ service: { address: 'http://service.test', fetch } }, 'invited-key');
    expect(screen.getByDisplayValue('invited-key')).toBeOnTheScreen();
    expect(screen.getByText(/from your invitation is filled in/)).toBeOnTheScreen();
    expect(fetch).not.toHaveBeenCalled();
    signIn();
    expect(await screen.findByText(/does not know this key/)).toBeOnTheScreen();
  });

  it('asks before another traveller’s data are removed, and says what would be lost', async () => {
    const owner = { id: 'somebody' };
    const { opened, runtime } = await start({
      service: serviceThat(() => answering(200, aTraveller(owner))()),
    });
    write('key-of-somebody');
    await act(async () => signIn());
    await act(() => opened.mutations.createTrip(aTripInput()));

    owner.id = 'other';
    write('key-of-other');
    signIn();
    expect(await screen.findByText(/1 item was not sent yet and would be lost/)).toBeOnTheScreen();

    fireEvent.press(screen.getByRole('button', { name: 'Keep them' }));
    expect(await opened.reads.profile()).toMatchObject({ id: 'somebody' });

    signIn();
    await screen.findByText(/would be lost/);
    fireEvent.press(screen.getByRole('button', { name: 'Remove and sign in' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(2));
    expect(await opened.reads.profile()).toMatchObject({ id: 'other' });
    expect(runtime.session.state.get()).toEqual({ kind: 'signed-in', isNew: true });
    expect(await opened.reads.trips.list()).toEqual([]);
  });

  it('leads to the health of the service', async () => {
    await start({});
    fireEvent.press(screen.getByRole('button', { name: 'Is the service there?' }));
    expect(onCheckService).toHaveBeenCalledTimes(1);
  });
});
