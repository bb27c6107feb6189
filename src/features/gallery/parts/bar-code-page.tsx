import { DrawnCode } from '@/ui/bar-code/drawn-code';
import { toDrawing } from '@/ui/bar-code/matrix-drawing';
import { useRoomWidth } from '@/ui/pane';
import { spacing } from '@/ui/theme';

import { State } from '../state';
import { sampleCodes } from './sample-codes';

const toRows = (lines: readonly string[]) => lines.map((line) => Array.from(line, Number));
const AZTEC = toDrawing({ rows: toRows(sampleCodes.aztec), rowHeight: 1, quiet: 2 });
const PDF417 = toDrawing({ rows: toRows(sampleCodes.pdf417), rowHeight: 3, quiet: 2 });

export function BarCodePage() {
  const room = Math.min(useRoomWidth() - 2 * spacing.l, 320);
  return (
    <>
      <State name="Aztec">
        <DrawnCode drawing={AZTEC} room={room} label="Aztec code" />
      </State>
      <State name="PDF417">
        <DrawnCode drawing={PDF417} room={room} label="PDF417 code" />
      </State>
      <State name="Not drawn yet">
        <DrawnCode drawing={null} room={room} label="Code" />
      </State>
    </>
  );
}
