import { alertPhase, type AlertPhase } from '@/domain/alert-period';
import { combineDownloads } from '@/domain/combine-downloads';
import { byUrgency, toRisk } from '@/domain/risk-order';
import { toneOfStatus, toTravelStatusName } from '@/domain/travel-status';

describe('the order of news', () => {
  const item = (id: string, risk: string | null, issued: string, worstArea: number | null = null) => ({
    kind: risk === null ? ('advisory' as const) : ('alert' as const),
    id,
    risk,
    issued,
    worstArea,
    phase: 'now' as AlertPhase,
    isAround: false,
  });
  const inOrder = (...items: ReturnType<typeof item>[]) => items.sort(byUrgency).map(({ id }) => id);

  it('puts what is over last, however serious it was, and what is in force before what will be', () => {
    const over = { ...item('over', 'high', '2026-03-09'), phase: 'over' as const };
    const soon = { ...item('soon', 'medium', '2026-03-09'), phase: 'soon' as const };
    const storm = { ...item('storm tomorrow', 'high', '2026-03-09'), phase: 'soon' as const };
    expect(inOrder(over, soon, item('strike', 'medium', '2026-03-01'), storm)).toEqual([
      'storm tomorrow',
      'strike',
      'soon',
      'over',
    ]);
  });

  it('puts what happens before what lasts, and what is around the traveller before what is elsewhere', () => {
    const here = { ...item('here', 'high', '2026-03-01'), isAround: true };
    expect(inOrder(item('lasting', null, '2026-03-09', 2), item('far', 'high', '2026-03-09'), here)).toEqual([
      'here',
      'far',
      'lasting',
    ]);
  });

  it('is by risk, then by day, then always the same', () => {
    const news = [
      item('low-new', 'low', '2026-03-09'),
      item('medium', 'medium', '2026-03-08'),
      item('high-old', 'high', '2026-01-01'),
      item('high-b', 'high', '2026-03-01'),
      item('high-a', 'high', '2026-03-01'),
    ];
    expect(news.sort(byUrgency).map(({ id }) => id)).toEqual([
      'high-a',
      'high-b',
      'high-old',
      'medium',
      'low-new',
    ]);
  });

  it('takes an advisory by the worst area it names, and what it does not know as medium', () => {
    expect(toRisk(item('a', null, '', 2))).toBe('high');
    expect(toRisk(item('a', null, '', 0))).toBe('low');
    expect(toRisk(item('a', null, ''))).toBe('medium');
    expect(toRisk(item('a', null, '', 7))).toBe('medium');
    expect(toRisk(item('a', 'extreme', ''))).toBe('medium');
    expect(toRisk(item('a', 'constructor', ''))).toBe('medium');
  });
});

describe('the period of an alert', () => {
  const today = { today: '2026-03-20', now: Date.UTC(2026, 2, 20, 12) };
  it('lasts through its last day, wherever the phone is', () => {
    expect(alertPhase({ start: null, finish: '2026-03-20T00:00:00.000Z' }, today)).toBe('now');
    expect(alertPhase({ start: null, finish: '2026-03-19T23:59:59.000Z' }, today)).toBe('over');
  });

  it('ends at its moment, where the service named one', () => {
    expect(alertPhase({ start: null, finish: '2026-03-20T11:30:00.000Z' }, today)).toBe('over');
    expect(alertPhase({ start: null, finish: '2026-03-20T13:30:00.000+02:00' }, today)).toBe('over');
    expect(alertPhase({ start: null, finish: '2026-03-20T12:30:00.000Z' }, today)).toBe('now');
    expect(alertPhase({ start: null, finish: '2026-03-20T23:59:59.000Z' }, today)).toBe('now');
  });

  it('begins on its first day or at its moment, and may have no end', () => {
    expect(alertPhase({ start: '2026-03-20T22:00:00.000Z', finish: null }, today)).toBe('soon');
    expect(alertPhase({ start: '2026-03-20T12:00:00.000Z', finish: null }, today)).toBe('now');
    expect(alertPhase({ start: '2026-03-21', finish: null }, today)).toBe('soon');
    expect(alertPhase({ start: null, finish: null }, today)).toBe('now');
  });
});

describe('several downloads together', () => {
  const came = (checkedAt: number) => ({ checkedAt, failure: null });

  it('are as old as the oldest', () => {
    expect(combineDownloads([came(5), came(3), came(9)])).toEqual({ checkedAt: 3, failure: null });
  });

  it('failed if one did, and then never came whole if one never came', () => {
    const failed = { checkedAt: null, failure: 'offline' };
    expect(combineDownloads([came(5), failed])).toEqual({ checkedAt: null, failure: 'offline' });
    expect(combineDownloads([null, failed])).toEqual({ checkedAt: null, failure: 'offline' });
    expect(combineDownloads([came(5), { checkedAt: 4, failure: 'busy' }])).toEqual({
      checkedAt: 4,
      failure: 'busy',
    });
  });

  it('were never downloaded while one was not, or there are none', () => {
    expect(combineDownloads([came(5), null])).toBeNull();
    expect(combineDownloads([])).toBeNull();
  });
});

describe('a travel status', () => {
  it('has a name and a tone, and never looks safe where it is not known', () => {
    expect([0, 1, 2].map((status) => toneOfStatus(toTravelStatusName(status)))).toEqual([
      'safe',
      'medium',
      'high',
    ]);
    expect(toTravelStatusName(3)).toBeNull();
    expect(toneOfStatus(null)).toBe('medium');
  });
});
