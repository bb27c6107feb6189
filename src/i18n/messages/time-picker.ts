import { defineWords } from '../define-words';

/** A time of day to choose. */
export const timePickerWords = defineWords({
  en: {
    hour: 'Hour',
    minute: 'Minute',
    later: (what: string) => `${what}: later`,
    earlier: (what: string) => `${what}: earlier`,
    typed: 'Or type the time',
    typedHelp: (example: string) => `Such as ${example}`,
    otherForm: (example: string) => `Write the time in numbers: ${example}.`,
    choose: 'Choose',
  },
  es: {
    hour: 'Hora',
    minute: 'Minuto',
    later: (what) => `${what}: más tarde`,
    earlier: (what) => `${what}: más temprano`,
    typed: 'O escriba la hora',
    typedHelp: (example) => `Por ejemplo, ${example}`,
    otherForm: (example) => `Escriba la hora en números: ${example}.`,
    choose: 'Elegir',
  },
  fr: {
    hour: 'Heure',
    minute: 'Minute',
    later: (what) => `${what}\u00A0: plus tard`,
    earlier: (what) => `${what}\u00A0: plus tôt`,
    typed: 'Ou saisissez l’heure',
    typedHelp: (example) => `Par exemple ${example}`,
    otherForm: (example) => `Écrivez l’heure en chiffres\u00A0: ${example}.`,
    choose: 'Choisir',
  },
  de: {
    hour: 'Stunde',
    minute: 'Minute',
    later: (what) => `${what}: später`,
    earlier: (what) => `${what}: früher`,
    typed: 'Oder die Zeit eingeben',
    typedHelp: (example) => `Zum Beispiel ${example}`,
    otherForm: (example) => `Schreiben Sie die Zeit in Zahlen: ${example}.`,
    choose: 'Wählen',
  },
});
