import { useState } from 'react';

import { toPhotoUri } from '@/domain/photo-uri';
import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';
import { photoQueries } from '@/runtime/queries/traveller-queries';
import { useSync } from '@/runtime/runtime-provider';
import { useIsOnline } from '@/runtime/use-is-online';
import { useMissingDownload } from '@/runtime/use-missing-download';
import { useSideRead } from '@/runtime/use-read';
import type { StoredPhoto } from '@/store/messages';
import { Bubble, type Writer } from '@/ui/bubble';
import { PhotoViewer } from '@/ui/photo-viewer';

interface PhotoBubbleProps {
  /** That of its message. */
  photoKey: string;
  photo: StoredPhoto;
  writer: Writer;
  body: string;
  showsName: boolean;
}

/** A message with a photo, which is opened by a tap. One that is not here comes once it is in sight and there is a network. */
export function PhotoBubble({ photoKey, photo, writer, body, showsName }: PhotoBubbleProps) {
  const words = useWords(chatWords);
  const [isOpen, setIsOpen] = useState(false);
  const content = useSideRead(photoQueries.content(photoKey, photo));
  const onFetch = useFetching(content === null ? photo.messageId : null);
  const uri = content == null ? content : toPhotoUri(content);
  const ratio = photo.size ? photo.size.width / photo.size.height : undefined;
  const alt = photo.alt ?? (body === '' ? words.photo : body);
  return (
    <>
      <Bubble
        writer={writer}
        body={body}
        photo={{ uri, alt, ratio, onFetch }}
        showsName={showsName}
        onPhotoPress={() => setIsOpen(true)}
      />
      {isOpen && uri != null && (
        <PhotoViewer visible uri={uri} alt={alt} ratio={ratio ?? 1} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** Asks for it by itself, once for every network; then the traveller may, also where each megabyte counts. */
function useFetching(missing: string | null): (() => void) | undefined {
  const sync = useSync();
  const isOnline = useIsOnline();
  const [underWay, setUnderWay] = useState(0);
  const fetch = (messageId: string, evenIfMetered: boolean) => {
    setUnderWay((count) => count + 1);
    const end = () => setUnderWay((count) => count - 1);
    void sync.downloadPhoto(messageId, { evenIfMetered }).then(end, end);
  };
  useMissingDownload(missing, (messageId) => fetch(messageId, false));
  return missing !== null && isOnline && underWay === 0 ? () => fetch(missing, true) : undefined;
}
