/** In which tab a detail is at home. */
const TABS: Record<string, string> = {
  trip: 'trips',
  segment: 'trips',
  pass: 'trips',
  alert: 'alerts',
  advisory: 'alerts',
  country: 'explore',
  disease: 'explore',
  outbreak: 'explore',
  'entry-rule': 'explore',
  medication: 'explore',
  vaccination: 'explore',
  search: 'explore',
  hospital: 'help',
  'check-in': 'help',
  'check-ins': 'help',
  request: 'help',
  requests: 'help',
  inbox: 'today',
  'about-me': 'today',
  'alert-filters': 'today',
  settings: 'today',
  'offline-data': 'today',
};

/** A path, or a link of the app's own scheme. */
const LINK = /^(?:sojourn:\/\/)?\/?(([\w-]+)(?:[/?#].*)?)$/s;

/** A detail can stand in every tab; one that a link opens stands in its own. Other links stay as they are. */
export function inOwnTab(link: string): string {
  const [, path = '', first = ''] = LINK.exec(link) ?? [];
  const tab = Object.hasOwn(TABS, first) ? TABS[first] : undefined;
  return tab === undefined ? link : `/(tabs)/(${tab})/${path}`;
}
