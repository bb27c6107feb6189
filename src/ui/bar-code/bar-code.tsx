import { useEffect, useState } from 'react';

import { type CodeFormat, toCodeMatrix } from './code-matrix';
import { DrawnCode } from './drawn-code';
import { type CodeDrawing, toDrawing } from './matrix-drawing';

interface BarCodeProps {
  text: string;
  format: CodeFormat;
  room: number;
  label: string;
  /** Whether the text goes into such a code, as soon as it is known. */
  onDrawn: (isDrawn: boolean) => void;
}

/** A code for scanners. */
export function BarCode({ text, format, room, label, onDrawn }: BarCodeProps) {
  const of = `${format} ${text}`;
  const [drawn, setDrawn] = useState<{ of: string; drawing: CodeDrawing | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const tell = (drawing: CodeDrawing | null) => {
      if (!isWanted) return;
      setDrawn({ of, drawing });
      onDrawn(drawing !== null);
    };
    toCodeMatrix(text, format).then(
      (matrix) => tell(matrix && toDrawing(matrix)),
      () => tell(null),
    );
    return () => {
      isWanted = false;
    };
  }, [of, text, format, onDrawn]);
  return <DrawnCode drawing={drawn?.of === of ? drawn.drawing : null} room={room} label={label} />;
}
