import { defineWords } from '../define-words';

/** What is booked, as a file for a calendar. */
export const calendarFileWords = defineWords({
  en: {
    add: 'Add to calendar',
    outcome: {
      downloaded: 'Downloaded. Open the file to add it to your calendar; a newer one replaces it.',
      failed: 'This device could not make the file.',
    },
  },
  es: {
    add: 'Añadir al calendario',
    outcome: {
      downloaded: 'Descargado. Abra el archivo para añadirlo a su calendario; uno más nuevo lo reemplaza.',
      failed: 'Este dispositivo no pudo crear el archivo.',
    },
  },
  fr: {
    add: 'Ajouter au calendrier',
    outcome: {
      downloaded:
        'Téléchargé. Ouvrez le fichier pour l’ajouter à votre calendrier\u00A0; un plus récent le remplace.',
      failed: 'Cet appareil n’a pas pu créer le fichier.',
    },
  },
  de: {
    add: 'In den Kalender',
    outcome: {
      downloaded: 'Heruntergeladen. Öffnen Sie die Datei mit Ihrem Kalender; eine neuere ersetzt sie.',
      failed: 'Dieses Gerät konnte die Datei nicht anlegen.',
    },
  },
});
