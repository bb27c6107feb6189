import { type FreshnessOfView, FreshnessLine } from '@/ui/freshness-line';

const NOW = Date.parse('2026-11-16T12:00:00Z');
const checkedAt = NOW - 7_200_000;

const ALL: readonly FreshnessOfView[] = [
  { kind: 'up-to-date', checkedAt },
  { kind: 'old', checkedAt: NOW - 3 * 86_400_000 },
  { kind: 'failed', why: 'busy', checkedAt },
  { kind: 'nothing-there', checkedAt },
  { kind: 'never-downloaded' },
];

/** What is fresh says so only to whoever asks, or without a network. */
export function FreshnessPage() {
  return (
    <>
      {ALL.map((freshness) => (
        <FreshnessLine key={freshness.kind} freshness={freshness} now={NOW} />
      ))}
      <FreshnessLine freshness={{ kind: 'up-to-date', checkedAt }} offline now={NOW} />
      <FreshnessLine freshness={{ kind: 'up-to-date', checkedAt }} always now={NOW} />
    </>
  );
}
