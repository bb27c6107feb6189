import { defineWords } from '../define-words';
import { plural } from '../plural';

/** What frames every screen: tabs, the way in, and links that lead nowhere. */
export const shellWords = defineWords({
  en: {
    offline: 'You are offline',
    offlineWaiting: (waiting: number) => `Offline · ${waiting} waiting to be sent`,
    tabs: { today: 'Today', trips: 'Trips', alerts: 'Alerts', explore: 'Explore', help: 'Help' },
    unread: (count: number) => `${count} ${plural.en(count, 'unread alert', 'unread alerts')}`,
    opening: 'Opening your data…',
    inUseTitle: 'Open in another tab',
    inUseDetail:
      'Sojourn works in one tab at a time. “Use here” takes over from the other one. What you saved is there.',
    useHere: 'Use here',
    storageGone: 'The storage of this device does not answer',
    storageReopening: 'It is being opened again. Nothing has been deleted.',
    storageUnreachable:
      'It could not be opened again. “I’m safe” and “I need help” still go out where there is a network. Tap to try again.',
    unsaved: 'That could not be saved on this device',
    unsavedDetail: 'It is as it was before. The device may be out of space: free some, and do it again.',
    failedTitle: 'Your data can’t be opened just now',
    failedDetail:
      'Nothing has been deleted. The device may be out of space, or still locked. Try again in a moment.',
    recovered: 'Your data had to be downloaded again',
    recoveredDetail: (count: number) =>
      count === 0
        ? 'The copy on this device was damaged. Nothing was waiting to be sent.'
        : `The copy on this device was damaged. ${count} ${plural.en(count, 'unsent item was', 'unsent items were')} saved.`,
    recoveredInPart: (count: number) =>
      count === 0
        ? 'The copy on this device could no longer be read. Anything that was still waiting to be sent is lost: please do it again.'
        : `The copy on this device was damaged. ${count} ${plural.en(count, 'unsent item was', 'unsent items were')} saved, others may be lost: please check.`,
    notFetchedTitle: 'Sojourn could not be loaded',
    notFetchedDetail: 'It is not on this device yet. Try again when you are online.',
    newVersion: 'A new version is ready',
    newVersionDetail: 'Nothing that you have saved is lost.',
    updateNow: 'Update now',
    needsKey: 'Sign in again to update',
    needsKeyDetail: 'Everything stays readable.',
    notFoundTitle: 'Nothing here',
    notFoundDetail: 'It may be mistyped, or made for another version.',
    notFoundLead: 'This link leads to no screen of Sojourn',
    goToFirst: 'Go to the first screen',
  },
  es: {
    offline: 'Sin conexión',
    offlineWaiting: (waiting) => `Sin conexión · ${waiting} por enviar`,
    tabs: { today: 'Hoy', trips: 'Viajes', alerts: 'Alertas', explore: 'Explorar', help: 'Ayuda' },
    unread: (count) => `${count} ${plural.es(count, 'alerta sin leer', 'alertas sin leer')}`,
    opening: 'Abriendo sus datos…',
    inUseTitle: 'Abierto en otra pestaña',
    inUseDetail:
      'Sojourn funciona en una sola pestaña. «Usar aquí» lo trae de la otra. Lo que guardó sigue ahí.',
    useHere: 'Usar aquí',
    storageGone: 'El almacenamiento de este dispositivo no responde',
    storageReopening: 'Se está abriendo de nuevo. No se ha borrado nada.',
    storageUnreachable:
      'No se pudo abrir de nuevo. «Estoy bien» y «Necesito ayuda» se siguen enviando donde haya red. Toque para intentarlo otra vez.',
    unsaved: 'Eso no se pudo guardar en este dispositivo',
    unsavedDetail: 'Todo sigue como antes. Puede que falte espacio: libere un poco y hágalo de nuevo.',
    failedTitle: 'Ahora no se pueden abrir sus datos',
    failedDetail:
      'No se ha borrado nada. Puede que falte espacio o que el dispositivo siga bloqueado. Inténtelo dentro de un momento.',
    recovered: 'Sus datos tuvieron que descargarse de nuevo',
    recoveredDetail: (count) =>
      count === 0
        ? 'La copia de este dispositivo estaba dañada. No había nada por enviar.'
        : `La copia de este dispositivo estaba dañada. ${plural.es(count, `Se salvó ${count} elemento sin enviar`, `Se salvaron ${count} elementos sin enviar`)}.`,
    recoveredInPart: (count) =>
      count === 0
        ? 'La copia de este dispositivo ya no se podía leer. Lo que aún estuviera por enviar se ha perdido: hágalo de nuevo, por favor.'
        : `La copia de este dispositivo estaba dañada. ${plural.es(count, `Se salvó ${count} elemento sin enviar`, `Se salvaron ${count} elementos sin enviar`)}; otros pueden haberse perdido: compruébelo, por favor.`,
    notFetchedTitle: 'No se pudo cargar Sojourn',
    notFetchedDetail: 'Aún no está en este dispositivo. Inténtelo de nuevo cuando tenga conexión.',
    newVersion: 'Hay una versión nueva',
    newVersionDetail: 'No se pierde nada de lo que ha guardado.',
    updateNow: 'Actualizar ahora',
    needsKey: 'Inicie sesión de nuevo para actualizar',
    needsKeyDetail: 'Todo se puede seguir leyendo.',
    notFoundTitle: 'Aquí no hay nada',
    notFoundDetail: 'Puede estar mal escrito o ser de otra versión.',
    notFoundLead: 'Este enlace no lleva a ninguna pantalla de Sojourn',
    goToFirst: 'Ir a la primera pantalla',
  },
  fr: {
    offline: 'Vous êtes hors ligne',
    offlineWaiting: (waiting) => `Hors ligne · ${waiting} à envoyer`,
    tabs: {
      today: 'Aujourd’hui',
      trips: 'Voyages',
      alerts: 'Alertes',
      explore: 'Explorer',
      help: 'Aide',
    },
    unread: (count) => `${count} ${plural.fr(count, 'alerte non lue', 'alertes non lues')}`,
    opening: 'Ouverture de vos données…',
    inUseTitle: 'Ouvert dans un autre onglet',
    inUseDetail:
      'Sojourn fonctionne dans un seul onglet. «\u00A0Utiliser ici\u00A0» le reprend de l’autre. Ce que vous avez enregistré y reste.',
    useHere: 'Utiliser ici',
    storageGone: 'Le stockage de cet appareil ne répond pas',
    storageReopening: 'Il est en cours de réouverture. Rien n’a été supprimé.',
    storageUnreachable:
      'Il n’a pas pu être rouvert. « Je vais bien » et « J’ai besoin d’aide » partent toujours là où il y a du réseau. Touchez pour réessayer.',
    unsaved: 'Cela n’a pas pu être enregistré sur cet appareil',
    unsavedDetail:
      'Tout est resté comme avant. L’espace manque peut-être\u00A0: libérez-en, puis recommencez.',
    failedTitle: 'Vos données ne peuvent pas être ouvertes pour l’instant',
    failedDetail:
      'Rien n’a été supprimé. L’appareil manque peut-être d’espace ou est encore verrouillé. Réessayez dans un instant.',
    recovered: 'Vos données ont dû être téléchargées à nouveau',
    recoveredDetail: (count) =>
      count === 0
        ? 'La copie sur cet appareil était endommagée. Rien n’attendait d’être envoyé.'
        : `La copie sur cet appareil était endommagée. ${count} ${plural.fr(count, 'élément non envoyé a été sauvé', 'éléments non envoyés ont été sauvés')}.`,
    recoveredInPart: (count) =>
      count === 0
        ? 'La copie sur cet appareil n’était plus lisible. Ce qui attendait encore d’être envoyé est perdu\u00A0: veuillez le refaire.'
        : `La copie sur cet appareil était endommagée. ${count} ${plural.fr(count, 'élément non envoyé a été sauvé', 'éléments non envoyés ont été sauvés')}\u00A0; d’autres peuvent être perdus\u00A0: veuillez vérifier.`,
    notFetchedTitle: 'Sojourn n’a pas pu être chargé',
    notFetchedDetail: 'L’application n’est pas encore sur cet appareil. Réessayez quand vous serez en ligne.',
    newVersion: 'Une nouvelle version est prête',
    newVersionDetail: 'Rien de ce que vous avez enregistré n’est perdu.',
    updateNow: 'Mettre à jour',
    needsKey: 'Reconnectez-vous pour mettre à jour',
    needsKeyDetail: 'Tout reste lisible.',
    notFoundTitle: 'Rien ici',
    notFoundDetail: 'Il est peut-être mal écrit ou fait pour une autre version.',
    notFoundLead: 'Ce lien ne mène à aucun écran de Sojourn',
    goToFirst: 'Aller au premier écran',
  },
  de: {
    offline: 'Sie sind offline',
    offlineWaiting: (waiting) => `Offline · ${waiting} noch zu senden`,
    tabs: { today: 'Heute', trips: 'Reisen', alerts: 'Warnungen', explore: 'Entdecken', help: 'Hilfe' },
    unread: (count) => `${count} ${plural.de(count, 'ungelesene Warnung', 'ungelesene Warnungen')}`,
    opening: 'Ihre Daten werden geöffnet…',
    inUseTitle: 'In einem anderen Tab geöffnet',
    inUseDetail:
      'Sojourn läuft immer nur in einem Tab. „Hier nutzen“ übernimmt es vom anderen. Was Sie gespeichert haben, bleibt.',
    useHere: 'Hier nutzen',
    storageGone: 'Der Speicher dieses Geräts antwortet nicht',
    storageReopening: 'Er wird wieder geöffnet. Nichts wurde gelöscht.',
    storageUnreachable:
      'Er ließ sich nicht wieder öffnen. „Mir geht es gut“ und „Ich brauche Hilfe“ gehen trotzdem hinaus, wo es Netz gibt. Tippen Sie, um es noch einmal zu versuchen.',
    unsaved: 'Das ließ sich auf diesem Gerät nicht speichern',
    unsavedDetail:
      'Alles ist wie zuvor. Vielleicht fehlt Speicherplatz: Geben Sie welchen frei und tun Sie es noch einmal.',
    failedTitle: 'Ihre Daten lassen sich gerade nicht öffnen',
    failedDetail:
      'Nichts wurde gelöscht. Vielleicht ist der Speicher voll oder das Gerät noch gesperrt. Versuchen Sie es gleich noch einmal.',
    recovered: 'Ihre Daten mussten neu geladen werden',
    recoveredDetail: (count) =>
      count === 0
        ? 'Die Kopie auf diesem Gerät war beschädigt. Es wartete nichts auf den Versand.'
        : `Die Kopie auf diesem Gerät war beschädigt. ${count} ${plural.de(count, 'ungesendeter Eintrag wurde', 'ungesendete Einträge wurden')} gerettet.`,
    recoveredInPart: (count) =>
      count === 0
        ? 'Die Kopie auf diesem Gerät war nicht mehr lesbar. Was noch auf den Versand wartete, ist verloren: Bitte tun Sie es noch einmal.'
        : `Die Kopie auf diesem Gerät war beschädigt. ${count} ${plural.de(count, 'ungesendeter Eintrag wurde', 'ungesendete Einträge wurden')} gerettet, andere können verloren sein: Bitte sehen Sie nach.`,
    notFetchedTitle: 'Sojourn konnte nicht geladen werden',
    notFetchedDetail:
      'Die App ist noch nicht auf diesem Gerät. Versuchen Sie es wieder, wenn Sie online sind.',
    newVersion: 'Eine neue Version ist bereit',
    newVersionDetail: 'Nichts, was Sie gespeichert haben, geht verloren.',
    updateNow: 'Jetzt aktualisieren',
    needsKey: 'Zum Aktualisieren neu anmelden',
    needsKeyDetail: 'Alles bleibt lesbar.',
    notFoundTitle: 'Hier ist nichts',
    notFoundDetail: 'Vielleicht ist er vertippt oder für eine andere Version gemacht.',
    notFoundLead: 'Dieser Link führt zu keiner Ansicht von Sojourn',
    goToFirst: 'Zur ersten Ansicht',
  },
});
