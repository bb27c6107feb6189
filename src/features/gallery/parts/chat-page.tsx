import { useState } from 'react';

import { Bubble, type Writer } from '@/ui/bubble';
import { ChatLine } from '@/ui/chat-line';
import { Composer } from '@/ui/composer';
import type { Delivery } from '@/ui/delivery-line';
import { PhotoChoice } from '@/ui/photo-choice';
import { PhotoViewer } from '@/ui/photo-viewer';

import { SAMPLE_PHOTO, SAMPLE_RATIO } from './sample-photo';

const at = Date.UTC(2026, 10, 15, 14, 44);
const me = (delivery: Delivery): Writer => ({ kind: 'me', delivery });
const doctor: Writer = { kind: 'other', name: 'Dr Ana Ruiz', at };
const photo = { uri: SAMPLE_PHOTO, alt: 'Two boxes of pills on a table', ratio: SAMPLE_RATIO };
const noop = () => undefined;

export function ChatPage() {
  const [draft, setDraft] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [hasPhoto, setHasPhoto] = useState(true);
  const attached = hasPhoto ? { uri: SAMPLE_PHOTO, onRemove: () => setHasPhoto(false) } : undefined;
  return (
    <>
      <ChatLine line={{ kind: 'day', text: 'Sunday 15 Nov' }} />
      <ChatLine line={{ kind: 'announcement', text: '9:41 · Dr Ruiz has joined' }} />
      <Bubble
        writer={me({ kind: 'read', at, onTakeBack: noop })}
        body="Sharp pain on the left when I breathe. Since this morning."
      />
      <Bubble
        writer={doctor}
        showsName
        body="I am sorry to hear that. Is it worse when you breathe in? Any fever?"
      />
      <Bubble
        writer={me({ kind: 'delivered', at })}
        body="The pills I have"
        photo={photo}
        onPhotoPress={() => setIsOpen(true)}
      />
      <Bubble writer={me({ kind: 'sent', at })} body="" photo={photo} onPhotoPress={() => setIsOpen(true)} />
      <ChatLine line={{ kind: 'unread' }} />
      <Bubble writer={doctor} body="" photo={{ uri: null, onFetch: noop }} />
      <Bubble writer={doctor} body="Something she took back" isDeleted />
      <Bubble writer={me({ kind: 'read', at })} body="Something I took back" isDeleted />
      <Bubble writer={me({ kind: 'waiting' })} body="Thank you. I take the video one." />
      <Bubble writer={me({ kind: 'waiting', uploaded: 0.4 })} body="" photo={photo} />
      <Bubble writer={me({ kind: 'waiting', isHeldBack: true })} body="" photo={photo} />
      <Bubble
        writer={me({
          kind: 'failed',
          reason: 'The photo is too large.',
          onRetry: noop,
          onDelete: noop,
        })}
        body="And this one, Donaudampfschifffahrtsgesellschaftskapitänspatent"
        photo={photo}
      />
      <Bubble
        writer={me({ kind: 'failed', reason: 'This conversation is closed.', onDelete: noop })}
        body="One more thing"
      />
      <Composer
        draft={draft}
        onChange={setDraft}
        onSend={() => setDraft('')}
        onAttach={() => setHasPhoto(true)}
        photo={attached}
      />
      <PhotoChoice onTake={noop} onChoose={noop} said="" />
      <PhotoChoice
        onTake={noop}
        onChoose={noop}
        onOpenSettings={noop}
        said="Sojourn may not use the camera."
      />
      <Composer draft="" onChange={noop} onSend={noop} />
      <PhotoViewer
        visible={isOpen}
        uri={photo.uri}
        alt={photo.alt}
        ratio={SAMPLE_RATIO}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
