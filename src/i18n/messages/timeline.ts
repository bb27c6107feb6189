import { defineWords } from '../define-words';

/** How a point on a timeline stands. */
export const timelineWords = defineWords({
  en: { done: 'Over', now: 'Now', cancelled: 'Cancelled' },
  es: { done: 'Terminado', now: 'Ahora', cancelled: 'Cancelado' },
  fr: { done: 'Terminé', now: 'Maintenant', cancelled: 'Annulé' },
  de: { done: 'Vorbei', now: 'Jetzt', cancelled: 'Abgesagt' },
});
