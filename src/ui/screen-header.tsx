import { HeaderBar } from './header-bar';
import { type Fold, unfolded } from './fold';
import { LargeTitle, type LargeTitleProps } from './large-title';

export interface ScreenHeaderProps extends LargeTitleProps {
  /** A screen that was opened from another: a bar with the way back and a small title. */
  onBack?: () => void;
}

export function ScreenHeader({ onBack, fold = unfolded, ...header }: ScreenHeaderProps & { fold?: Fold }) {
  return onBack ? (
    <HeaderBar title={header.title} trailing={header.trailing} onBack={onBack} />
  ) : (
    <LargeTitle {...header} fold={fold} />
  );
}
