import { useState } from 'react';

import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { useAppUpdate } from '@/runtime/use-app-update';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Toast } from '@/ui/toast';

/** A new version waits for the traveller's word: what is half written on the screen would go with the old one. */
function useUpdateOffer() {
  const words = useWords(shellWords);
  const { change } = useAppUpdate();
  const [isChanging, setIsChanging] = useState(false);
  const changeOnce = () => {
    setIsChanging(true);
    change();
  };
  return {
    said: { tone: 'low', title: words.newVersion, detail: words.newVersionDetail } as const,
    action: { label: words.updateNow, onPress: changeOnce, busy: isChanging },
  };
}

/** Over the screens. Whoever lets it go gets the new version with the next start. */
export function UpdateToast({ onEnd }: { onEnd: () => void }) {
  const { said, action } = useUpdateOffer();
  return <Toast {...said} action={action} onEnd={onEnd} stays={action.busy} />;
}

/** Where there is no screen to lie over. */
export function UpdateNotice() {
  const { said, action } = useUpdateOffer();
  return (
    <Banner {...said}>
      <Button kind="outline" size="small" {...action} />
    </Banner>
  );
}
