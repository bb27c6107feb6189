import 'react-native-gesture-handler/jestSetup';

import { act, screen, waitFor } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import type { Message } from '@/contract/conversation';

import { aMessage, aPhoto } from '../../support/conversations';
import { ME, openConversation as open, talking } from '../../support/open-conversation';

const BEFORE = aMessage({ position: 1, body: 'Where were you?' });
const positions = [{ user_id: ME, delivered_position: 1, read_position: 1 }];
const aRecording = { ...aPhoto(), type: 2 as const, photo: {}, video: { original: '/assets/1' } };
const aPlace = { ...aPhoto(), type: 3 as const, photo: {}, lat: -13.5, lng: -71.9 };

describe('what comes while a conversation is open', () => {
  let announce: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions');
    announce.mockClear();
  });

  async function listening() {
    const { opened } = await open(talking({ messages: [BEFORE], positions }));
    await screen.findByText(/Where were you\?/);
    const hear = (...messages: Message[]) =>
      act(() =>
        opened.store.database.write('cache', talking({ messages: [BEFORE, ...messages], positions })),
      );
    const said = () => announce.mock.calls.map(([words]: [string]) => words);
    return { hear, said };
  }

  it('is said aloud, with the name of who wrote it', async () => {
    const { hear, said } = await listening();
    expect(said()).toEqual([]);
    await hear(aMessage({ position: 2, body: 'I call the embassy' }));
    await screen.findByText(/I call the embassy/);
    expect(screen.queryByText('New')).toBeTruthy();
    await waitFor(() => expect(said()).toEqual(['Sam Agent: I call the embassy']));
  });

  it('is said each time where the same words come again, and once where the rest of it changes', async () => {
    const { hear, said } = await listening();
    const [first, second] = [aMessage({ position: 2, body: 'Ok' }), aMessage({ position: 3, body: 'Ok' })];
    await hear(first);
    await waitFor(() => expect(said()).toEqual(['Sam Agent: Ok']));
    await hear(first, second);
    await waitFor(() => expect(said()).toEqual(['Sam Agent: Ok', 'Sam Agent: Ok']));
    await hear(first, second, aMessage({ position: 4, user_id: ME, client_id: 'mine', body: 'Thank you' }));
    await screen.findByText('Thank you');
    expect(said()).toHaveLength(2);
  });

  it.each([
    ['a photo', { type: 4, body: null, asset: aPhoto() }, 'Photo'],
    ['a photo with words', { type: 4, body: 'Bring this', asset: aPhoto() }, 'Photo, Bring this'],
    ['a place', { type: 4, body: null, asset: aPlace }, 'A place on the map'],
    ['a recording', { type: 4, body: null, asset: aRecording }, 'A recording. It can’t be played here.'],
    ['what was taken back', { type: 2, body: null }, 'This message was deleted.'],
  ] as const)('is said also of %s', async (_what, message, words) => {
    const { hear, said } = await listening();
    await hear(aMessage({ position: 2, ...message }));
    await waitFor(() => expect(said()).toEqual([`Sam Agent: ${words}`]));
  });

  it('is said each where several come together, in their order', async () => {
    const { hear, said } = await listening();
    await hear(
      aMessage({ position: 2, body: 'Stay where you are' }),
      aMessage({ position: 3, type: 3, user_id: null, body: 'Kim has joined.' }),
      aMessage({ position: 4, body: 'I come' }),
    );
    await waitFor(() =>
      expect(said()).toEqual(['Sam Agent: Stay where you are\nKim has joined.\nSam Agent: I come']),
    );
  });

  it('is counted where many come together, and the last of them is said', async () => {
    const { hear, said } = await listening();
    const many = [2, 3, 4, 5].map((position) => aMessage({ position }));
    await hear(...many);
    await waitFor(() => expect(said()).toEqual(['4 new messages. The last: Sam Agent: Word 5']));
    await hear(...many, aMessage({ position: 6 }));
    await waitFor(() => expect(said().slice(1)).toEqual(['Sam Agent: Word 6']));
  });

  it('shows that it is a recording', async () => {
    const { hear } = await listening();
    await hear(aMessage({ position: 2, type: 4, body: null, asset: aRecording }));
    expect((await screen.findAllByText(/A recording\. It can’t be played here\./)).length).toBeGreaterThan(0);
  });

  it('is said to be gone when it is taken back', async () => {
    const { hear, said } = await listening();
    await hear(aMessage({ position: 2, body: 'Ok' }));
    await waitFor(() => expect(said()).toEqual(['Sam Agent: Ok']));
    await hear(aMessage({ position: 2, type: 2, body: null, revision: 3 }));
    await waitFor(() => expect(said()).toEqual(['Sam Agent: Ok', 'Sam Agent: This message was deleted.']));
  });
});
