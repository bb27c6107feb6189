import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Platform } from 'react-native';

import { Bubble, type Writer } from '@/ui/bubble';
import { ChatLine } from '@/ui/chat-line';
import { Composer } from '@/ui/composer';
import type { Delivery } from '@/ui/delivery-line';

import { show } from './support/show';

const at = new Date(2026, 10, 15, 9, 44).getTime();
const me = (delivery: Delivery): Writer => ({ kind: 'me', delivery });
const doctor: Writer = { kind: 'other', name: 'Dr Ana Ruiz', at };

describe('a message of one’s own', () => {
  it.each([
    [
      'en',
      [
        'Waiting for a signal · goes out by itself',
        'Not sent · you withdrew the request',
        'Sent 09:44',
        'Delivered 09:44',
        'Read 09:44',
      ],
    ],
    [
      'es',
      [
        'Esperando señal · se envía solo',
        'No se envía · ha retirado la solicitud',
        'Enviado 09:44',
        'Entregado 09:44',
        'Leído 09:44',
      ],
    ],
    [
      'fr',
      [
        'En attente de réseau · partira tout seul',
        'Non envoyé · vous avez retiré la demande',
        'Envoyé 09:44',
        'Distribué 09:44',
        'Lu 09:44',
      ],
    ],
    [
      'de',
      [
        'Wartet auf Empfang · geht von selbst hinaus',
        'Wird nicht gesendet · Sie haben die Bitte zurückgezogen',
        'Gesendet 09:44',
        'Zugestellt 09:44',
        'Gelesen 09:44',
      ],
    ],
  ] as const)('says how far it has come (%s)', (language, said) => {
    const states: Delivery[] = [
      { kind: 'waiting' },
      { kind: 'waiting', isHeldBack: true },
      { kind: 'sent', at },
      { kind: 'delivered', at },
      { kind: 'read', at },
    ];
    show(
      <>
        {states.map((delivery, index) => (
          <Bubble key={index} writer={me(delivery)} body="Pain" />
        ))}
      </>,
      language,
    );
    for (const words of said) expect(screen.getByText(words)).toBeOnTheScreen();
  });

  it('that takes long to send shows how much of it has left', () => {
    show(<Bubble writer={me({ kind: 'waiting', isOnItsWay: true, uploaded: 0.4 })} body="Pills" />);
    expect(screen.getByText('On its way · 40%')).toBeOnTheScreen();
    expect(screen.getByRole('progressbar', { name: 'On its way' })).toHaveAccessibilityValue({ now: 40 });
  });

  it('that was refused says why, and can be sent again or deleted', () => {
    const [onRetry, onDelete] = [jest.fn(), jest.fn()];
    const failed: Delivery = { kind: 'failed', reason: 'The photo is too large.', onRetry, onDelete };
    show(<Bubble writer={me(failed)} body="Pills" />);
    expect(screen.getByLabelText('You: Pills, Not sent · The photo is too large.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
    expect([onRetry, onDelete].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is not offered again where the same would fail', () => {
    show(<Bubble writer={me({ kind: 'failed', reason: 'Closed.', onDelete: jest.fn() })} body="…" />);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeOnTheScreen();
  });
});

describe('a message of somebody else', () => {
  it('is said with the name of who wrote it, and when', () => {
    show(<Bubble writer={doctor} body="Any fever?" showsName />);
    expect(screen.getByLabelText('Dr Ana Ruiz: Any fever?, 09:44')).toBeOnTheScreen();
    expect(screen.getByText('Dr Ana Ruiz')).toBeOnTheScreen();
  });

  it('that was deleted leaves its place and none of its words', () => {
    const photo = { uri: 'file:///pills.jpg', alt: 'Pills' };
    show(<Bubble writer={doctor} body="Secret" photo={photo} isDeleted />);
    expect(screen.getByText('This message was deleted.')).toBeOnTheScreen();
    expect(screen.queryByText(/Secret/)).toBeNull();
    expect(screen.queryByLabelText('Pills')).toBeNull();
  });

  it('leads to its photo, or says that it is not here', () => {
    const onPhotoPress = jest.fn();
    show(
      <>
        <Bubble
          writer={doctor}
          body=""
          photo={{ uri: 'file:///pills.jpg', alt: 'Pills' }}
          onPhotoPress={onPhotoPress}
        />
        <Bubble writer={doctor} body="" photo={{ uri: null }} onPhotoPress={onPhotoPress} />
      </>,
    );
    fireEvent.press(screen.getByRole('button', { name: 'Open the photo, Pills' }));
    expect(onPhotoPress).toHaveBeenCalledTimes(1);
    expect(screen.getByText('This photo is not on this device yet.')).toBeOnTheScreen();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

it('between messages stand the days, what happened, and where one stopped reading', () => {
  show(
    <>
      <ChatLine line={{ kind: 'day', text: 'Sunday 15 Nov' }} />
      <ChatLine line={{ kind: 'announcement', text: 'Dr Ruiz has joined' }} />
      <ChatLine line={{ kind: 'unread' }} />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Sunday 15 Nov' })).toBeOnTheScreen();
  expect(screen.getByText('Dr Ruiz has joined')).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'New' })).toBeOnTheScreen();
});

describe('where a message is written', () => {
  const onSend = jest.fn();
  function Writing({ photo }: { photo?: { uri: string; onRemove: () => void } }) {
    const [draft, setDraft] = useState('');
    return (
      <Composer
        draft={draft}
        onChange={setDraft}
        photo={photo}
        onSend={() => {
          onSend(draft);
          setDraft('');
        }}
      />
    );
  }
  afterEach(() => jest.clearAllMocks());

  it('nothing is sent while there is nothing, and blanks are nothing', () => {
    show(<Writing />);
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    fireEvent.changeText(screen.getByLabelText('Message'), ' \n ');
    expect(send).toBeDisabled();
    fireEvent.press(send);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('what is sent leaves the field empty for the next', () => {
    show(<Writing />);
    fireEvent.changeText(screen.getByLabelText('Message'), 'It hurts');
    fireEvent.press(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledWith('It hurts');
    expect(screen.getByLabelText('Message')).toHaveProp('value', '');
  });

  it('a photo alone is a message, and can be taken away', () => {
    const onRemove = jest.fn();
    show(<Writing photo={{ uri: 'file:///pills.jpg', onRemove }} />);
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    fireEvent.press(screen.getByRole('button', { name: 'Take the photo away' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('in a browser Enter sends, with Shift it begins a line, and in the middle of a word it does neither', () => {
    jest.replaceProperty(Platform, 'OS', 'web');
    show(<Writing />);
    const field = screen.getByLabelText('Message');
    const preventDefault = jest.fn();
    const press = (keys: { shiftKey?: boolean; isComposing?: boolean } = {}) =>
      fireEvent(field, 'keyPress', { preventDefault, nativeEvent: { key: 'Enter', ...keys } });
    fireEvent.changeText(field, 'It hurts');
    press({ shiftKey: true });
    press({ isComposing: true });
    expect(preventDefault).not.toHaveBeenCalled();
    press();
    expect(onSend.mock.calls).toEqual([['It hurts']]);
    expect(preventDefault).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('it grows with its lines in a browser, and not without end', () => {
    jest.replaceProperty(Platform, 'OS', 'web');
    const { rerender } = show(<Composer draft="one" onChange={jest.fn()} onSend={jest.fn()} />);
    expect(screen.getByLabelText('Message')).toHaveProp('rows', 1);
    rerender(<Composer draft={'one\n'.repeat(20)} onChange={jest.fn()} onSend={jest.fn()} />);
    expect(screen.getByLabelText('Message')).toHaveProp('rows', 5);
    jest.restoreAllMocks();
  });
});
