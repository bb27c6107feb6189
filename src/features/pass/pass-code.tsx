import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useBrightScreen } from '@/runtime/use-bright-screen';
import type { PassFormat, StoredCode } from '@/store/boarding-passes';
import { BarCode } from '@/ui/bar-code/bar-code';
import { useIsInFront } from '@/ui/in-front';
import { useMeasure, useRoomWidth } from '@/ui/pane';
import { SaidLine } from '@/ui/said-line';
import { SegmentedControl } from '@/ui/segmented-control';
import { spacing } from '@/ui/theme';

/** Scanners look for a code of the size of a phone; a larger one does not fit into what they see. */
const LARGEST = 400;

const FORMATS = ['aztec', 'qr', 'pdf417'] as const satisfies readonly PassFormat[];

/** The code itself, and as which kind it is drawn: not every scanner reads every kind. */
export function PassCode({ stored, passenger }: { stored: StoredCode; passenger: string | null }) {
  const words = useWords(boardingPassWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const [isDrawn, setIsDrawn] = useState(true);
  useBrightScreen(useIsInFront());
  const room = Math.min(useRoomWidth(), useMeasure(), LARGEST + 2 * spacing.l) - 2 * spacing.l;
  return (
    <>
      <BarCode
        text={stored.code}
        format={stored.format}
        room={room}
        label={words.code(passenger ?? words.passenger)}
        onDrawn={setIsDrawn}
      />
      <SaidLine said={isDrawn ? '' : words.notDrawn} color="medium" />
      <SegmentedControl
        label={words.kindOfCode}
        options={FORMATS.map((key) => ({ key, label: words.formats[key] }))}
        selected={stored.format}
        onSelect={(format) => attempt(mutations.changePassFormat(stored.id, format))}
      />
    </>
  );
}
