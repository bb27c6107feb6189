import { defineWords } from '../define-words';

/** A download was asked for and held back, because the traveller chose it so. */
export const wifiOnlyWords = defineWords({
  en: {
    heldBack: 'Downloads are for Wi-Fi only',
    detail: 'You chose so in the settings. What you do is always sent.',
    anyway: 'Download anyway',
  },
  es: {
    heldBack: 'Las descargas son solo por wifi',
    detail: 'Lo eligió en los ajustes. Lo que usted haga se envía siempre.',
    anyway: 'Descargar igualmente',
  },
  fr: {
    heldBack: 'Téléchargements en Wi-Fi seulement',
    detail: 'Vous l’avez choisi dans les réglages. Ce que vous faites est toujours envoyé.',
    anyway: 'Télécharger quand même',
  },
  de: {
    heldBack: 'Heruntergeladen wird nur über WLAN',
    detail: 'So haben Sie es in den Einstellungen gewählt. Was Sie tun, wird immer gesendet.',
    anyway: 'Trotzdem herunterladen',
  },
});
