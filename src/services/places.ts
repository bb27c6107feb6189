/** Ids go into paths: one that is written otherwise could mean another place. */
const ID = /^[\w-]{1,200}$/;

/** The screens that something from outside the app may lead to. Null where the id is none. */
export const places = {
  today: '/',
  trips: '/trips',
  alerts: '/alerts',
  settings: '/settings',
  inbox: (notificationId: string | null) =>
    notificationId !== null && ID.test(notificationId) ? `/inbox?notification=${notificationId}` : '/inbox',
  alert: (id: string) => toPath('/alert', id),
  advisory: (id: string) => toPath('/advisory', id),
  trip: (id: string) => toPath('/trip', id),
  country: (id: string) => toPath('/country', id),
  entryRule: (id: string) => toPath('/entry-rule', id),
  /** Leads on to its trip. */
  segment: (id: string) => toPath('/segment', id),
  /** The traveller's requests for help. */
  requests: '/requests',
  /** One of them, or for whoever answers, one of somebody else. */
  request: (id: string) => toPath('/request', id),
  /** Those of others, for whoever answers them. */
  requestsOfOthers: '/responder',
  /** What is said about one of them. */
  conversation: (id: string) => toPath('/conversation', id),
  checkIn: '/check-in',
  checkInRequest: (id: string) => (ID.test(id) ? `/check-in?request=${id}` : null),
} as const;

function toPath(screen: string, id: string): string | null {
  return ID.test(id) ? `${screen}/${id}` : null;
}
