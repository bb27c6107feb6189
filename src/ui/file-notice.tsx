import { Banner } from './banner';
import { RefusedCallout } from './refused-callout';
import type { Tone } from './tone';

interface Way {
  label: string;
  onPress: () => void;
}

interface FileNoticeProps {
  tone: Tone;
  title: string;
  detail: string;
  /** Leads to what came of it. */
  onPress?: () => void;
  /** Left out while something is still to come. */
  onDismiss?: () => void;
  /** Left out where nobody has refused it. */
  refused?: {
    reason: { message: string; fields: readonly { field: string; message: string }[] };
    again: Way;
    discard: Way;
  };
}

/** How far a file has come that was given away to be read. */
export function FileNotice({ refused, ...notice }: FileNoticeProps) {
  if (!refused) return <Banner {...notice} />;
  const { reason, again, discard } = refused;
  return <RefusedCallout title={notice.title} reason={reason} correct={again} discard={discard} />;
}
