import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { failureWords } from '@/i18n/messages/failure';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';

/** What is on the screen stays, but not everything of it could be read. */
export function ReadNotice({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useWords(failureWords);
  const { tryAgain } = useWords(commonWords);
  return (
    <Banner tone="medium" title={words.partTitle} detail={words.partDetail}>
      <Button kind="outline" size="small" label={tryAgain} onPress={onTryAgain} />
    </Banner>
  );
}
