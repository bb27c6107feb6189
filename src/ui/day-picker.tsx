import { Calendar, type CalendarLimits } from './calendar';
import { Sheet } from './sheet';

interface DayPickerProps extends CalendarLimits {
  visible: boolean;
  title: string;
  /** Days are `YYYY-MM-DD` and belong to no time zone. */
  value: string | null;
  onSelect: (day: string) => void;
  onClose: () => void;
}

/** A sheet with a calendar: by thumb in the month, by keyboard in the month or as text. */
export function DayPicker({ visible, title, onSelect, onClose, ...choice }: DayPickerProps) {
  const select = (day: string) => {
    onSelect(day);
    onClose();
  };
  return (
    <Sheet visible={visible} title={title} onClose={onClose}>
      {/* Drawn anew each time it is opened, at the month of its day. */}
      {visible && <Calendar {...choice} onSelect={select} />}
    </Sheet>
  );
}
