import { isWholeDay } from '@/domain/alert-period';
import { isRisk, toRisk, type Risk } from '@/domain/risk-order';
import type { Format } from '@/i18n/format/create-format';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { statusWords } from '@/i18n/messages/statuses';
import { storyWords } from '@/i18n/messages/story';
import type { NewsItem } from '@/store/news';

import { useMoment } from './use-today';
import { useWhereAmI } from './use-where-am-i';

/** An alert or advisory as its card shows it. */
interface Story {
  tone: Risk;
  badge: string;
  meta: string;
  headline: string;
  detail: string;
  mark: 'new' | 'read' | undefined;
  dimmed: boolean;
}

const MOST_AREAS = 3;

/** One way to say what an alert or advisory is, for every list: nothing is urgent in one and harmless in another. */
export function useStory(): (item: NewsItem) => Story {
  const { risk, category } = useWords(statusWords);
  const words = useWords(storyWords);
  const format = useFormat();
  const toPeriod = usePeriod();
  const { fix } = useWhereAmI();
  return (item) => {
    // Of a service that is newer than this app, a level or kind may have another name.
    const kind = Object.hasOwn(category, item.category)
      ? category[item.category as keyof typeof category]
      : item.category;
    const isOver = item.phase === 'over';
    const away = fix === null || item.metres === null || isOver ? '' : toAway(item.metres);
    return {
      tone: isOver && item.kind === 'advisory' ? 'low' : toRisk(item),
      badge: item.risk === null ? words.advisory : isRisk(item.risk) ? risk[item.risk] : item.risk,
      meta: [item.kind === 'alert' ? kind : '', toPeriod(item)].filter(Boolean).join(' · '),
      headline: item.headline,
      detail: [[...new Set([...item.areas.slice(0, MOST_AREAS), ...item.countries])].join(', '), away]
        .filter(Boolean)
        .join(' · '),
      mark: isOver || item.kind === 'advisory' ? undefined : item.read ? 'read' : 'new',
      dimmed: isOver,
    };
  };

  function toAway(metres: number): string {
    return metres === 0 ? words.inside : words.away(format.distance(metres));
  }
}

type Dated = Pick<NewsItem, 'kind' | 'phase' | 'start' | 'finish' | 'issued'>;

/** "until Nov 18", "from tomorrow", "ended yesterday". */
function usePeriod(): (item: Dated) => string {
  const words = useWords(storyWords);
  const format = useFormat();
  const { today, now } = useMoment();
  const say = (phrase: (typeof words)['until'], written: string) => {
    const day = written.slice(0, 10);
    const name = format.nearDay(day, today);
    if (name === null) return phrase.dated(format.day(day, today));
    // A moment of today is told by the clock where the traveller is.
    return phrase.named(isWholeDay(written) || day !== today ? name : toClock(format, written, now));
  };
  return ({ kind, phase, start, finish, issued }) => {
    switch (phase) {
      case 'soon':
        return say(words.from, start ?? issued);
      case 'over':
        return kind === 'advisory' ? words.closed : say(words.ended, finish ?? issued);
      case 'now':
        return finish === null ? say(words.since, start ?? issued) : say(words.until, finish);
    }
  };
}

function toClock(format: Format, written: string, now: number): string {
  return format.moment(Date.parse(written), now);
}
