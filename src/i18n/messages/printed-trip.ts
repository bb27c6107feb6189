import { defineWords } from '../define-words';

/** A trip on paper. */
export const printedTripWords = defineWords({
  en: {
    print: 'Print or save as PDF',
    failed: 'This device could not make the page.',
    call: 'Whom to call',
    hospitals: 'Hospitals near where you stay',
    arrival: (time: string, place: string) => `Arrival ${time} ${place}`,
    checked: (moment: string) => `As the service told it on ${moment}. All times are those of the place.`,
    incomplete: (moment: string) =>
      `Printed on ${moment}, when this device did not have all of the trip. All times are those of the place.`,
  },
  es: {
    print: 'Imprimir o guardar como PDF',
    failed: 'Este dispositivo no pudo crear la página.',
    call: 'A quién llamar',
    hospitals: 'Hospitales cerca de donde se aloja',
    arrival: (time, place) => `Llegada ${time} ${place}`,
    checked: (moment) => `Según el servicio el ${moment}. Todas las horas son las del lugar.`,
    incomplete: (moment) =>
      `Impreso el ${moment}, cuando este dispositivo no tenía todo el viaje. Todas las horas son las del lugar.`,
  },
  fr: {
    print: 'Imprimer ou enregistrer en PDF',
    failed: 'Cet appareil n’a pas pu créer la page.',
    call: 'Qui appeler',
    hospitals: 'Hôpitaux près de vos séjours',
    arrival: (time, place) => `Arrivée ${time} ${place}`,
    checked: (moment) => `Selon le service, le ${moment}. Toutes les heures sont celles du lieu.`,
    incomplete: (moment) =>
      `Imprimé le ${moment}, quand cet appareil n’avait pas tout le voyage. Toutes les heures sont celles du lieu.`,
  },
  de: {
    print: 'Drucken oder als PDF sichern',
    failed: 'Dieses Gerät konnte die Seite nicht anlegen.',
    call: 'Wen Sie anrufen',
    hospitals: 'Krankenhäuser in Ihrer Nähe unterwegs',
    arrival: (time, place) => `Ankunft ${time} ${place}`,
    checked: (moment) => `Stand vom ${moment}. Alle Zeiten sind die des Ortes.`,
    incomplete: (moment) =>
      `Gedruckt am ${moment}, als dieses Gerät noch nicht die ganze Reise hatte. Alle Zeiten sind die des Ortes.`,
  },
});
