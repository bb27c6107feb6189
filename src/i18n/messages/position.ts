import { defineWords } from '../define-words';

/** What is done with the position, and how far the system lets it reach; said before the system asks. */
export const positionWords = defineWords({
  en: {
    title: 'Your position',
    reporting: 'Report my position by itself',
    detail: {
      always:
        'On: your company gets your position now and then, and you are warned of areas that you enter, also while Sojourn is closed. Off: your position goes out with your own check-ins only.',
      'while-open':
        'On: your company gets your position now and then, and you are warned of areas that you enter, but only while Sojourn is open. Off: your position goes out with your own check-ins only.',
      'in-browser':
        'On: your company gets your position now and then, but only while Sojourn is open in this browser. Off: your position goes out with your own check-ins only.',
    },
    ask: {
      'on-phone': {
        title: 'Your position while Sojourn is closed',
        whatIsCollected:
          'Sojourn collects your position even while it is closed or not in use, whenever you have moved on.',
        whatFor:
          'With it your phone warns you when you come into an area with a warning; that is worked out on the phone. And it reports where you are: at most once an hour, after 2 km or in another country.',
      },
      'in-browser': {
        title: 'Your position while Sojourn is open',
        whatIsCollected:
          'Sojourn collects your position while it is open in this browser, whenever you have moved on.',
        whatFor: 'It reports where you are: at most once an hour, after 2 km or in another country.',
      },
    },
    forWhom:
      'Your reports go to your company, so that it can find and help you. Nobody else gets them, and there is no advertising.',
    howToEnd: 'It is off until you agree. You can turn it off here at any time; it ends at once.',
    agree: 'Agree and turn on',
    notNow: 'Not now',
    hindrance: {
      'not-allowed': 'Your device does not let Sojourn know your position, so none is reported.',
      'switched-off': 'Location is switched off on this device, so no position is reported.',
      'only-open': 'Your phone tells Sojourn your position only while it is open.',
    },
    openSettings: 'Open the phone’s settings',
    allowAlways: 'Allow it at all times in the phone’s settings',
    inBrowser: 'You can allow it in the settings of your browser.',
  },
  es: {
    title: 'Su posición',
    reporting: 'Comunicar mi posición por sí sola',
    detail: {
      always:
        'Activado: su empresa recibe su posición de vez en cuando y usted recibe avisos de las zonas en las que entra, también con Sojourn cerrado. Desactivado: su posición solo va con sus propios mensajes de seguridad.',
      'while-open':
        'Activado: su empresa recibe su posición de vez en cuando y usted recibe avisos de las zonas en las que entra, pero solo con Sojourn abierto. Desactivado: su posición solo va con sus propios mensajes de seguridad.',
      'in-browser':
        'Activado: su empresa recibe su posición de vez en cuando, pero solo mientras Sojourn está abierto en este navegador. Desactivado: su posición solo va con sus propios mensajes de seguridad.',
    },
    ask: {
      'on-phone': {
        title: 'Su posición con Sojourn cerrado',
        whatIsCollected:
          'Sojourn recoge su posición incluso cuando está cerrado o no se usa, cada vez que usted se ha desplazado.',
        whatFor:
          'Con ella su teléfono le avisa cuando entra en una zona con una advertencia; eso se calcula en el teléfono. Y comunica dónde está: como mucho una vez por hora, tras 2 km o en otro país.',
      },
      'in-browser': {
        title: 'Su posición con Sojourn abierto',
        whatIsCollected:
          'Sojourn recoge su posición mientras está abierto en este navegador, cada vez que usted se ha desplazado.',
        whatFor: 'Comunica dónde está: como mucho una vez por hora, tras 2 km o en otro país.',
      },
    },
    forWhom:
      'Su posición llega a su empresa, para que pueda encontrarle y ayudarle. Nadie más la recibe y no hay publicidad.',
    howToEnd:
      'Está desactivado hasta que usted acepte. Puede desactivarlo aquí en cualquier momento; termina al instante.',
    agree: 'Aceptar y activar',
    notNow: 'Ahora no',
    hindrance: {
      'not-allowed': 'Su dispositivo no da su posición a Sojourn, así que no se comunica ninguna.',
      'switched-off':
        'La ubicación está desactivada en este dispositivo, así que no se comunica ninguna posición.',
      'only-open': 'Su teléfono da su posición a Sojourn solo mientras está abierto.',
    },
    openSettings: 'Abrir los ajustes del teléfono',
    allowAlways: 'Permítalo siempre en los ajustes del teléfono',
    inBrowser: 'Puede permitirlo en los ajustes de su navegador.',
  },
  fr: {
    title: 'Votre position',
    reporting: 'Transmettre ma position automatiquement',
    detail: {
      always:
        'Activé\u00A0: votre entreprise reçoit votre position de temps en temps et vous êtes averti des zones où vous entrez, même quand Sojourn est fermé. Désactivé\u00A0: votre position n’accompagne que vos propres messages.',
      'while-open':
        'Activé\u00A0: votre entreprise reçoit votre position de temps en temps et vous êtes averti des zones où vous entrez, mais seulement quand Sojourn est ouvert. Désactivé\u00A0: votre position n’accompagne que vos propres messages.',
      'in-browser':
        'Activé\u00A0: votre entreprise reçoit votre position de temps en temps, mais seulement quand Sojourn est ouvert dans ce navigateur. Désactivé\u00A0: votre position n’accompagne que vos propres messages.',
    },
    ask: {
      'on-phone': {
        title: 'Votre position quand Sojourn est fermé',
        whatIsCollected:
          'Sojourn collecte votre position même quand il est fermé ou n’est pas utilisé, chaque fois que vous vous êtes déplacé.',
        whatFor:
          'Votre téléphone vous avertit ainsi quand vous entrez dans une zone signalée\u00A0; c’est calculé sur le téléphone. Et il transmet où vous êtes\u00A0: au plus une fois par heure, après 2 km ou dans un autre pays.',
      },
      'in-browser': {
        title: 'Votre position quand Sojourn est ouvert',
        whatIsCollected:
          'Sojourn recueille votre position quand il est ouvert dans ce navigateur, chaque fois que vous vous êtes déplacé.',
        whatFor:
          'Il transmet où vous êtes\u00A0: au plus une fois par heure, après 2 km ou dans un autre pays.',
      },
    },
    forWhom:
      'Votre position va à votre entreprise, pour qu’elle puisse vous trouver et vous aider. Personne d’autre ne la reçoit, et il n’y a pas de publicité.',
    howToEnd:
      'C’est désactivé tant que vous n’acceptez pas. Vous pouvez le désactiver ici à tout moment\u00A0; cela cesse aussitôt.',
    agree: 'Accepter et activer',
    notNow: 'Pas maintenant',
    hindrance: {
      'not-allowed': 'Votre appareil ne donne pas votre position à Sojourn\u00A0: aucune n’est transmise.',
      'switched-off':
        'La localisation est désactivée sur cet appareil\u00A0: aucune position n’est transmise.',
      'only-open': 'Votre téléphone ne donne votre position à Sojourn que lorsqu’il est ouvert.',
    },
    openSettings: 'Ouvrir les réglages du téléphone',
    allowAlways: 'Autorisez-le en permanence dans les réglages du téléphone',
    inBrowser: 'Vous pouvez l’autoriser dans les réglages de votre navigateur.',
  },
  de: {
    title: 'Ihr Standort',
    reporting: 'Meinen Standort von selbst melden',
    detail: {
      always:
        'An: Ihre Firma erhält ab und zu Ihren Standort, und Sie werden vor Gebieten gewarnt, die Sie betreten, auch wenn Sojourn geschlossen ist. Aus: Ihr Standort geht nur mit Ihren eigenen Meldungen hinaus.',
      'while-open':
        'An: Ihre Firma erhält ab und zu Ihren Standort, und Sie werden vor Gebieten gewarnt, die Sie betreten, aber nur, solange Sojourn offen ist. Aus: Ihr Standort geht nur mit Ihren eigenen Meldungen hinaus.',
      'in-browser':
        'An: Ihre Firma erhält ab und zu Ihren Standort, aber nur, solange Sojourn in diesem Browser offen ist. Aus: Ihr Standort geht nur mit Ihren eigenen Meldungen hinaus.',
    },
    ask: {
      'on-phone': {
        title: 'Ihr Standort, wenn Sojourn geschlossen ist',
        whatIsCollected:
          'Sojourn erfasst Ihren Standort auch, wenn es geschlossen ist oder nicht benutzt wird, jedes Mal, wenn Sie weitergezogen sind.',
        whatFor:
          'Damit warnt Ihr Telefon Sie, wenn Sie in ein Gebiet mit einer Warnung kommen; das wird auf dem Telefon berechnet. Und es meldet, wo Sie sind: höchstens einmal in der Stunde, nach 2 km oder in einem anderen Land.',
      },
      'in-browser': {
        title: 'Ihr Standort, solange Sojourn offen ist',
        whatIsCollected:
          'Sojourn erfasst Ihren Standort, solange es in diesem Browser offen ist, jedes Mal, wenn Sie weitergezogen sind.',
        whatFor:
          'Es meldet, wo Sie sind: höchstens einmal in der Stunde, nach 2 km oder in einem anderen Land.',
      },
    },
    forWhom:
      'Ihr Standort geht an Ihre Firma, damit sie Sie finden und Ihnen helfen kann. Sonst erhält ihn niemand, und es gibt keine Werbung.',
    howToEnd: 'Es ist aus, bis Sie zustimmen. Sie können es hier jederzeit ausschalten; es endet sofort.',
    agree: 'Zustimmen und einschalten',
    notNow: 'Jetzt nicht',
    hindrance: {
      'not-allowed': 'Ihr Gerät gibt Sojourn Ihren Standort nicht, deshalb wird keiner gemeldet.',
      'switched-off': 'Der Standort ist auf diesem Gerät ausgeschaltet, deshalb wird keiner gemeldet.',
      'only-open': 'Ihr Telefon gibt Sojourn Ihren Standort nur, solange es offen ist.',
    },
    openSettings: 'Einstellungen des Telefons öffnen',
    allowAlways: 'In den Einstellungen des Telefons immer erlauben',
    inBrowser: 'Sie können es in den Einstellungen Ihres Browsers erlauben.',
  },
});
