import { defineWords } from '../define-words';
import { plural } from '../plural';

const signed = (count: number) => `${count < 0 ? '−' : '+'}${Math.abs(count)}`;

/** A time at a place: what was planned, on which day, and what time it is at home. */
export const zonedTimeWords = defineWords({
  en: {
    plannedNow: (planned: string, now: string) => `planned ${planned}, now ${now}`,
    planned: 'planned',
    now: 'now',
    days: (count: number) => `${signed(count)}\u00A0${plural.en(Math.abs(count), 'day', 'days')}`,
    atHome: (time: string) => `${time} at home`,
    showHome: 'Time at home',
  },
  es: {
    plannedNow: (planned, now) => `previsto ${planned}, ahora ${now}`,
    planned: 'previsto',
    now: 'ahora',
    days: (count) => `${signed(count)}\u00A0${plural.es(Math.abs(count), 'día', 'días')}`,
    atHome: (time) => `${time} en casa`,
    showHome: 'Hora en casa',
  },
  fr: {
    plannedNow: (planned, now) => `prévu ${planned}, maintenant ${now}`,
    planned: 'prévu',
    now: 'maintenant',
    days: (count) => `${signed(count)}\u00A0${plural.fr(Math.abs(count), 'jour', 'jours')}`,
    atHome: (time) => `${time} chez vous`,
    showHome: 'Heure chez vous',
  },
  de: {
    plannedNow: (planned, now) => `geplant ${planned}, jetzt ${now}`,
    planned: 'geplant',
    now: 'jetzt',
    days: (count) => `${signed(count)}\u00A0${plural.de(Math.abs(count), 'Tag', 'Tage')}`,
    atHome: (time) => `${time} zu Hause`,
    showHome: 'Zeit zu Hause',
  },
});
