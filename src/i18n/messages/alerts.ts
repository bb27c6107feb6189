import { defineWords } from '../define-words';
import { plural } from '../plural';

/** The list of alerts and advisories. */
export const alertsWords = defineWords({
  en: {
    advisories: 'Advisories',
    list: 'List',
    map: 'Map',
    view: 'How to show the alerts',
    filter: 'Filter',
    everything: 'All',
    onlyUnread: 'New only',
    clear: 'Show everything',
    noneTitle: 'No alerts for your trips or around you',
    noTripsTitle: 'No trips, so no alerts',
    noTripsDetail:
      'Alerts appear here for the trips you plan, and for where you are once Sojourn may know it.',
    noMatchTitle: 'Nothing matches',
    noMatchDetail: 'Other alerts are hidden by your filters.',
    neverTitle: 'Alerts are not on this device yet',
    missing: (trips: string) => `Not downloaded yet: ${trips}`,
    mapLabel: (count: number) => `${count} ${plural.en(count, 'alert', 'alerts')} on the map`,
    nowhere: (count: number) =>
      `${count} ${plural.en(count, 'has no place of its own and is', 'have no place of their own and are')} only in the list.`,
  },
  es: {
    advisories: 'Avisos',
    list: 'Lista',
    map: 'Mapa',
    view: 'Cómo mostrar las alertas',
    filter: 'Filtrar',
    everything: 'Todas',
    onlyUnread: 'Solo nuevas',
    clear: 'Mostrar todo',
    noneTitle: 'No hay alertas para sus viajes ni cerca de usted',
    noTripsTitle: 'Sin viajes no hay alertas',
    noTripsDetail:
      'Aquí aparecen las alertas de los viajes que usted planee y del lugar donde está, si Sojourn puede conocerlo.',
    noMatchTitle: 'Nada coincide',
    noMatchDetail: 'Sus filtros ocultan otras alertas.',
    neverTitle: 'Las alertas aún no están en este dispositivo',
    missing: (trips) => `Aún sin descargar: ${trips}`,
    mapLabel: (count) => `${count} ${plural.es(count, 'alerta', 'alertas')} en el mapa`,
    nowhere: (count) =>
      `${count} ${plural.es(count, 'no tiene lugar propio y está', 'no tienen lugar propio y están')} solo en la lista.`,
  },
  fr: {
    advisories: 'Avis',
    list: 'Liste',
    map: 'Carte',
    view: 'Affichage des alertes',
    filter: 'Filtrer',
    everything: 'Toutes',
    onlyUnread: 'Nouvelles seulement',
    clear: 'Tout afficher',
    noneTitle: 'Aucune alerte pour vos voyages ni autour de vous',
    noTripsTitle: 'Pas de voyage, donc pas d’alerte',
    noTripsDetail:
      'Les alertes des voyages que vous prévoyez apparaissent ici, et celles de l’endroit où vous êtes si Sojourn peut le connaître.',
    noMatchTitle: 'Rien ne correspond',
    noMatchDetail: 'Vos filtres masquent d’autres alertes.',
    neverTitle: 'Les alertes ne sont pas encore sur cet appareil',
    missing: (trips) => `Pas encore téléchargé\u00A0: ${trips}`,
    mapLabel: (count) => `${count} ${plural.fr(count, 'alerte', 'alertes')} sur la carte`,
    nowhere: (count) =>
      `${count} ${plural.fr(count, 'n’a pas de lieu précis et figure', 'n’ont pas de lieu précis et figurent')} seulement dans la liste.`,
  },
  de: {
    advisories: 'Hinweise',
    list: 'Liste',
    map: 'Karte',
    view: 'Darstellung der Warnungen',
    filter: 'Filtern',
    everything: 'Alle',
    onlyUnread: 'Nur neue',
    clear: 'Alles zeigen',
    noneTitle: 'Keine Warnungen für Ihre Reisen oder um Sie herum',
    noTripsTitle: 'Keine Reisen, also keine Warnungen',
    noTripsDetail:
      'Hier erscheinen Warnungen zu den Reisen, die Sie planen, und zu Ihrem Standort, wenn Sojourn ihn kennen darf.',
    noMatchTitle: 'Nichts passt dazu',
    noMatchDetail: 'Ihre Filter verbergen andere Warnungen.',
    neverTitle: 'Die Warnungen sind noch nicht auf diesem Gerät',
    missing: (trips) => `Noch nicht heruntergeladen: ${trips}`,
    mapLabel: (count) => `${count} ${plural.de(count, 'Warnung', 'Warnungen')} auf der Karte`,
    nowhere: (count) =>
      `${count} ${plural.de(count, 'hat keinen eigenen Ort und steht', 'haben keinen eigenen Ort und stehen')} nur in der Liste.`,
  },
});
