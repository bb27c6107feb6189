import { defineWords } from '../define-words';

export const serviceHealthWords = defineWords({
  en: {
    checking: {
      badge: 'Checking',
      headline: 'Asking the service',
      footnote: 'This takes ten seconds at most.',
      action: 'Checking…',
    },
    reachable: { badge: 'Reachable', headline: 'The service is ready', action: 'Check again' },
    unreachable: { badge: 'Not reachable', headline: 'The service can’t be reached', action: 'Try again' },
    version: (version: string) => `Version ${version}`,
    sampleData: 'It serves sample data.',
    liveData: 'It serves live data.',
    checkedAt: (time: string) => `Checked at ${time}`,
    triedAt: (time: string) => `Tried at ${time}`,
    why: {
      offline: 'There is no connection. Check that you are online and that the service is running.',
      timeout: 'It did not answer in time. The connection may be weak.',
      busy: 'It is starting or has too much to do. Wait a moment.',
      failed: 'It answered that something went wrong on its side.',
      strange: 'Something else answered in its place. This Wi-Fi may want you to sign in first.',
      unauthorized: 'It asks for a key that this device does not have.',
      rejected: (status: number) =>
        `It does not know this request (${status}). The address may belong to something else.`,
    },
  },
  es: {
    checking: {
      badge: 'Comprobando',
      headline: 'Preguntando al servicio',
      footnote: 'Tarda diez segundos como mucho.',
      action: 'Comprobando…',
    },
    reachable: { badge: 'Disponible', headline: 'El servicio está listo', action: 'Comprobar de nuevo' },
    unreachable: {
      badge: 'No disponible',
      headline: 'No se puede llegar al servicio',
      action: 'Intentar de nuevo',
    },
    version: (version) => `Versión ${version}`,
    sampleData: 'Ofrece datos de ejemplo.',
    liveData: 'Ofrece datos reales.',
    checkedAt: (time) => `Comprobado a las ${time}`,
    triedAt: (time) => `Intentado a las ${time}`,
    why: {
      offline: 'No hay conexión. Compruebe que está en línea y que el servicio funciona.',
      timeout: 'No respondió a tiempo. Puede que la conexión sea débil.',
      busy: 'Está arrancando o tiene demasiado trabajo. Espere un momento.',
      failed: 'Respondió que algo falló por su lado.',
      strange: 'Respondió otra cosa en su lugar. Puede que esta Wi-Fi pida iniciar sesión primero.',
      unauthorized: 'Pide una clave que este dispositivo no tiene.',
      rejected: (status) => `No conoce esta petición (${status}). La dirección puede ser de otra cosa.`,
    },
  },
  fr: {
    checking: {
      badge: 'Vérification',
      headline: 'Le service est interrogé',
      footnote: 'Cela prend dix secondes au plus.',
      action: 'Vérification…',
    },
    reachable: { badge: 'Joignable', headline: 'Le service est prêt', action: 'Vérifier à nouveau' },
    unreachable: { badge: 'Injoignable', headline: 'Le service est injoignable', action: 'Réessayer' },
    version: (version) => `Version ${version}`,
    sampleData: 'Il fournit des données d’exemple.',
    liveData: 'Il fournit des données réelles.',
    checkedAt: (time) => `Vérifié à ${time}`,
    triedAt: (time) => `Essayé à ${time}`,
    why: {
      offline: 'Il n’y a pas de connexion. Vérifiez que vous êtes en ligne et que le service fonctionne.',
      timeout: 'Il n’a pas répondu à temps. La connexion est peut-être faible.',
      busy: 'Il démarre ou a trop à faire. Attendez un instant.',
      failed: 'Il a répondu que quelque chose n’allait pas de son côté.',
      strange: 'Autre chose a répondu à sa place. Ce Wi-Fi demande peut-être de se connecter d’abord.',
      unauthorized: 'Il demande une clé que cet appareil n’a pas.',
      rejected: (status) =>
        `Il ne connaît pas cette demande (${status}). L’adresse appartient peut-être à autre chose.`,
    },
  },
  de: {
    checking: {
      badge: 'Prüfung',
      headline: 'Der Dienst wird gefragt',
      footnote: 'Das dauert höchstens zehn Sekunden.',
      action: 'Wird geprüft…',
    },
    reachable: { badge: 'Erreichbar', headline: 'Der Dienst ist bereit', action: 'Erneut prüfen' },
    unreachable: {
      badge: 'Nicht erreichbar',
      headline: 'Der Dienst ist nicht erreichbar',
      action: 'Erneut versuchen',
    },
    version: (version) => `Version ${version}`,
    sampleData: 'Er liefert Beispieldaten.',
    liveData: 'Er liefert echte Daten.',
    checkedAt: (time) => `Geprüft um ${time}`,
    triedAt: (time) => `Versucht um ${time}`,
    why: {
      offline: 'Es gibt keine Verbindung. Prüfen Sie, ob Sie online sind und der Dienst läuft.',
      timeout: 'Er hat nicht rechtzeitig geantwortet. Die Verbindung ist vielleicht schwach.',
      busy: 'Er startet gerade oder hat zu viel zu tun. Warten Sie einen Augenblick.',
      failed: 'Er meldet, dass auf seiner Seite etwas schiefging.',
      strange:
        'Etwas anderes hat an seiner Stelle geantwortet. Vielleicht verlangt dieses WLAN zuerst eine Anmeldung.',
      unauthorized: 'Er verlangt einen Schlüssel, den dieses Gerät nicht hat.',
      rejected: (status) =>
        `Er kennt diese Anfrage nicht (${status}). Die Adresse gehört vielleicht zu etwas anderem.`,
    },
  },
});
