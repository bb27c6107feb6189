import { defineWords } from '../define-words';

/**
 * How long an alert or advisory holds, and how far away it is. A day is named ("tomorrow") or dated ("Nov 18"), and some languages
 * lead each in by other words.
 */
export const storyWords = defineWords({
  en: {
    advisory: 'Advisory',
    phases: { now: 'Now', soon: 'Soon', over: 'Over' },
    until: { named: (day: string) => `until ${day}`, dated: (day: string) => `until ${day}` },
    from: { named: (day: string) => `from ${day}`, dated: (day: string) => `from ${day}` },
    since: { named: (day: string) => `since ${day}`, dated: (day: string) => `since ${day}` },
    ended: { named: (day: string) => `ended ${day}`, dated: (day: string) => `ended ${day}` },
    closed: 'closed',
    inside: 'you are inside',
    away: (distance: string) => `${distance} from you`,
  },
  es: {
    advisory: 'Aviso',
    phases: { now: 'Ahora', soon: 'Próximamente', over: 'Terminado' },
    until: { named: (day) => `hasta ${day}`, dated: (day) => `hasta el ${day}` },
    from: { named: (day) => `desde ${day}`, dated: (day) => `desde el ${day}` },
    since: { named: (day) => `desde ${day}`, dated: (day) => `desde el ${day}` },
    ended: { named: (day) => `terminó ${day}`, dated: (day) => `terminó el ${day}` },
    closed: 'cerrado',
    inside: 'usted está dentro',
    away: (distance) => `a ${distance} de usted`,
  },
  fr: {
    advisory: 'Avis',
    phases: { now: 'En cours', soon: 'Bientôt', over: 'Terminé' },
    until: { named: (day) => `jusqu’à ${day}`, dated: (day) => `jusqu’au ${day}` },
    from: {
      named: (day) => (day.startsWith('a') ? `à partir d’${day}` : `à partir de ${day}`),
      dated: (day) => `à partir du ${day}`,
    },
    since: { named: (day) => `depuis ${day}`, dated: (day) => `depuis le ${day}` },
    ended: { named: (day) => `terminé ${day}`, dated: (day) => `terminé le ${day}` },
    closed: 'clos',
    inside: 'vous êtes à l’intérieur',
    away: (distance) => `à ${distance} de vous`,
  },
  de: {
    advisory: 'Hinweis',
    phases: { now: 'Jetzt', soon: 'Demnächst', over: 'Vorbei' },
    until: { named: (day) => `bis ${day}`, dated: (day) => `bis ${day}` },
    from: { named: (day) => `ab ${day}`, dated: (day) => `ab ${day}` },
    since: { named: (day) => `seit ${day}`, dated: (day) => `seit ${day}` },
    ended: { named: (day) => `${day} beendet`, dated: (day) => `am ${day} beendet` },
    closed: 'geschlossen',
    inside: 'Sie sind mittendrin',
    away: (distance) => `${distance} von Ihnen`,
  },
});
