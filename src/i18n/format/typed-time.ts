const TYPED = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?|(\d{2}))?\s*(?:([ap])\.?\s*m\.?)?$/i;
const two = (value: number) => String(value).padStart(2, '0');

/** `HH:MM` of what somebody typed: 14:05, 14.05, 14h05, 1405, 2:05 pm, 2 p. m.; null for anything else. */
export function readTypedTime(typed: string): string | null {
  const parts = TYPED.exec(typed.trim());
  if (!parts) return null;
  const [, hours = '', minutes, joined, half] = parts;
  const [hour, minute] = [Number(hours), Number(minutes ?? joined ?? 0)];
  if (minute > 59) return null;
  if (half === undefined) return hour > 23 ? null : `${two(hour)}:${two(minute)}`;
  if (hour < 1 || hour > 12) return null;
  return `${two((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${two(minute)}`;
}
