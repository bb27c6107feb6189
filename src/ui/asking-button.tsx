import { useState } from 'react';

import { Button } from './button';
import { ConfirmSheet } from './confirm-sheet';

interface AskingButtonProps {
  label: string;
  /** What is asked before it is done. */
  asks: { title: string; detail: string; confirm: string };
  keep: string;
  onConfirm: () => void;
}

/** Others hear of it at once: a tap alone does not do it. */
export function AskingButton({ label, asks, keep, onConfirm }: AskingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button label={label} onPress={() => setIsAsking(true)} />
      <ConfirmSheet
        visible={isAsking}
        {...asks}
        tone="primary"
        keep={keep}
        onConfirm={onConfirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
