import { defineWords } from '../define-words';
import { plural } from '../plural';

/** What frames every screen: tabs, the way in, and links that lead nowhere. */
export const shellWords = defineWords({
  en: {
    tabs: { today: 'Today', trips: 'Trips', alerts: 'Alerts', explore: 'Explore', help: 'Help' },
    unread: (count: number) => `${count} ${plural.en(count, 'unread alert', 'unread alerts')}`,
    opening: 'Opening your data…',
    inUseTitle: 'Open in another tab',
    inUseDetail: 'Sojourn keeps its data in one tab at a time. Close the other one, then use it here.',
    useHere: 'Use here',
    failedTitle: 'Your data can’t be opened just now',
    failedDetail:
      'Nothing has been deleted. The device may be out of space, or still locked. Try again in a moment.',
    recovered: 'Your data had to be downloaded again',
    recoveredDetail: (count: number) =>
      count === 0
        ? 'The copy on this device was damaged. Nothing was waiting to be sent.'
        : `The copy on this device was damaged. ${count} ${plural.en(count, 'unsent item was', 'unsent items were')} saved.`,
    needsKey: 'Sign in again to update',
    needsKeyDetail: 'Everything stays readable.',
    notFoundTitle: 'Nothing here',
    notFoundDetail: 'It may be mistyped, or made for another version.',
    notFoundLead: 'This link leads to no screen of Sojourn',
    goToFirst: 'Go to the first screen',
  },
  es: {
    tabs: { today: 'Hoy', trips: 'Viajes', alerts: 'Alertas', explore: 'Explorar', help: 'Ayuda' },
    unread: (count) => `${count} ${plural.es(count, 'alerta sin leer', 'alertas sin leer')}`,
    opening: 'Abriendo sus datos…',
    inUseTitle: 'Abierto en otra pestaña',
    inUseDetail: 'Sojourn guarda sus datos en una sola pestaña. Cierre la otra y úselo aquí.',
    useHere: 'Usar aquí',
    failedTitle: 'Ahora no se pueden abrir sus datos',
    failedDetail:
      'No se ha borrado nada. Puede que falte espacio o que el dispositivo siga bloqueado. Inténtelo dentro de un momento.',
    recovered: 'Sus datos tuvieron que descargarse de nuevo',
    recoveredDetail: (count) =>
      count === 0
        ? 'La copia de este dispositivo estaba dañada. No había nada por enviar.'
        : `La copia de este dispositivo estaba dañada. ${plural.es(count, `Se salvó ${count} elemento sin enviar`, `Se salvaron ${count} elementos sin enviar`)}.`,
    needsKey: 'Inicie sesión de nuevo para actualizar',
    needsKeyDetail: 'Todo se puede seguir leyendo.',
    notFoundTitle: 'Aquí no hay nada',
    notFoundDetail: 'Puede estar mal escrito o ser de otra versión.',
    notFoundLead: 'Este enlace no lleva a ninguna pantalla de Sojourn',
    goToFirst: 'Ir a la primera pantalla',
  },
  fr: {
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
      'Sojourn garde ses données dans un seul onglet à la fois. Fermez l’autre, puis continuez ici.',
    useHere: 'Utiliser ici',
    failedTitle: 'Vos données ne peuvent pas être ouvertes pour l’instant',
    failedDetail:
      'Rien n’a été supprimé. L’appareil manque peut-être d’espace ou est encore verrouillé. Réessayez dans un instant.',
    recovered: 'Vos données ont dû être téléchargées à nouveau',
    recoveredDetail: (count) =>
      count === 0
        ? 'La copie sur cet appareil était endommagée. Rien n’attendait d’être envoyé.'
        : `La copie sur cet appareil était endommagée. ${count} ${plural.fr(count, 'élément non envoyé a été sauvé', 'éléments non envoyés ont été sauvés')}.`,
    needsKey: 'Reconnectez-vous pour mettre à jour',
    needsKeyDetail: 'Tout reste lisible.',
    notFoundTitle: 'Rien ici',
    notFoundDetail: 'Il est peut-être mal écrit ou fait pour une autre version.',
    notFoundLead: 'Ce lien ne mène à aucun écran de Sojourn',
    goToFirst: 'Aller au premier écran',
  },
  de: {
    tabs: { today: 'Heute', trips: 'Reisen', alerts: 'Warnungen', explore: 'Entdecken', help: 'Hilfe' },
    unread: (count) => `${count} ${plural.de(count, 'ungelesene Warnung', 'ungelesene Warnungen')}`,
    opening: 'Ihre Daten werden geöffnet…',
    inUseTitle: 'In einem anderen Tab geöffnet',
    inUseDetail:
      'Sojourn hält seine Daten nur in einem Tab zugleich. Schließen Sie den anderen und nutzen Sie diesen.',
    useHere: 'Hier nutzen',
    failedTitle: 'Ihre Daten lassen sich gerade nicht öffnen',
    failedDetail:
      'Nichts wurde gelöscht. Vielleicht ist der Speicher voll oder das Gerät noch gesperrt. Versuchen Sie es gleich noch einmal.',
    recovered: 'Ihre Daten mussten neu geladen werden',
    recoveredDetail: (count) =>
      count === 0
        ? 'Die Kopie auf diesem Gerät war beschädigt. Es wartete nichts auf den Versand.'
        : `Die Kopie auf diesem Gerät war beschädigt. ${count} ${plural.de(count, 'ungesendeter Eintrag wurde', 'ungesendete Einträge wurden')} gerettet.`,
    needsKey: 'Zum Aktualisieren neu anmelden',
    needsKeyDetail: 'Alles bleibt lesbar.',
    notFoundTitle: 'Hier ist nichts',
    notFoundDetail: 'Vielleicht ist er vertippt oder für eine andere Version gemacht.',
    notFoundLead: 'Dieser Link führt zu keiner Ansicht von Sojourn',
    goToFirst: 'Zur ersten Ansicht',
  },
});
