import { defineWords } from '../define-words';

/** What is said where a screen can't be drawn, or its data can't be read from this device. */
export const failureWords = defineWords({
  en: {
    unreadTitle: 'This could not be read',
    unreadDetail:
      'Nothing has been deleted. This device could not read its own copy just now: it may be busy, or out of space.',
    brokenTitle: 'This screen stopped working',
    brokenDetail: 'The fault is ours, not yours. Nothing that you saved is lost.',
    emergency: 'If you need help now, call the local emergency number. 112 works from most mobile phones.',
    toHelp: 'Emergency help',
    partTitle: 'Some of this could not be read',
    partDetail: 'What you see may be incomplete or out of date.',
    slow: 'Still reading from this device…',
  },
  es: {
    unreadTitle: 'No se pudo leer',
    unreadDetail:
      'No se ha borrado nada. Este dispositivo no pudo leer su propia copia: puede que esté ocupado o sin espacio.',
    brokenTitle: 'Esta pantalla dejó de funcionar',
    brokenDetail: 'La culpa es nuestra, no suya. No se ha perdido nada de lo que guardó.',
    emergency:
      'Si necesita ayuda ahora, llame al número de emergencias local. El 112 funciona en la mayoría de los móviles.',
    toHelp: 'Ayuda de emergencia',
    partTitle: 'Una parte no se pudo leer',
    partDetail: 'Lo que ve puede estar incompleto o anticuado.',
    slow: 'Aún se está leyendo de este dispositivo…',
  },
  fr: {
    unreadTitle: 'Lecture impossible',
    unreadDetail:
      'Rien n’a été supprimé. Cet appareil n’a pas pu lire sa propre copie pour l’instant\u00A0: il est peut-être occupé ou manque d’espace.',
    brokenTitle: 'Cet écran ne fonctionne plus',
    brokenDetail: 'La faute est de notre côté. Rien de ce que vous avez enregistré n’est perdu.',
    emergency:
      'Si vous avez besoin d’aide maintenant, appelez le numéro d’urgence local. Le 112 fonctionne depuis la plupart des téléphones mobiles.',
    toHelp: 'Aide d’urgence',
    partTitle: 'Une partie n’a pas pu être lue',
    partDetail: 'Ce que vous voyez est peut-être incomplet ou dépassé.',
    slow: 'Lecture en cours sur cet appareil…',
  },
  de: {
    unreadTitle: 'Das konnte nicht gelesen werden',
    unreadDetail:
      'Nichts wurde gelöscht. Dieses Gerät konnte seine eigene Kopie gerade nicht lesen: Vielleicht ist es ausgelastet oder der Speicher voll.',
    brokenTitle: 'Diese Ansicht funktioniert gerade nicht',
    brokenDetail:
      'Der Fehler liegt bei uns, nicht bei Ihnen. Nichts, was Sie gespeichert haben, ist verloren.',
    emergency:
      'Wenn Sie jetzt Hilfe brauchen, rufen Sie die örtliche Notrufnummer an. Die 112 geht von den meisten Mobiltelefonen.',
    toHelp: 'Hilfe im Notfall',
    partTitle: 'Ein Teil konnte nicht gelesen werden',
    partDetail: 'Was Sie sehen, ist vielleicht unvollständig oder überholt.',
    slow: 'Es wird noch von diesem Gerät gelesen…',
  },
});
