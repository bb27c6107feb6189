import { defineWords } from '../define-words';

/** Things to do, with the days that belong to them. */
export const checklistWords = defineWords({
  en: {
    doneOf: (done: number, all: number) => `${done} of ${all} done`,
    allDone: 'All done',
    doneOn: (day: string) => `done ${day}`,
    by: (day: string) => `by ${day}`,
    notBefore: (day: string) => `not before ${day}`,
    overdue: (day: string) => `was due ${day}`,
  },
  es: {
    doneOf: (done, all) => `${done} de ${all} hechos`,
    allDone: 'Todo hecho',
    doneOn: (day) => `hecho el ${day}`,
    by: (day) => `hasta el ${day}`,
    notBefore: (day) => `no antes del ${day}`,
    overdue: (day) => `venció el ${day}`,
  },
  fr: {
    doneOf: (done, all) => `${done} sur ${all} faits`,
    allDone: 'Tout est fait',
    doneOn: (day) => `fait le ${day}`,
    by: (day) => `d’ici au ${day}`,
    notBefore: (day) => `pas avant le ${day}`,
    overdue: (day) => `était à faire le ${day}`,
  },
  de: {
    doneOf: (done, all) => `${done} von ${all} erledigt`,
    allDone: 'Alles erledigt',
    doneOn: (day) => `erledigt ${day}`,
    by: (day) => `bis ${day}`,
    notBefore: (day) => `nicht vor ${day}`,
    overdue: (day) => `fällig gewesen ${day}`,
  },
});
