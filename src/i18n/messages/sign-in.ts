import { defineWords } from '../define-words';
import { plural } from '../plural';

export const signInWords = defineWords({
  en: {
    title: 'Welcome to Sojourn',
    lead: 'Sign in once with the key from your company. After that, everything you were shown is readable without a network.',
    field: 'Traveller key',
    help: 'You find it in your invitation. Pasting works.',
    invited: 'The key from your invitation is filled in.',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    refused: {
      'no-key': 'Enter your key.',
      'too-long': 'This is too long for a key. Paste the key alone, without the text around it.',
      'not-a-key':
        'This does not look like a key. A key is one word, without spaces. Please paste all of it.',
      'wrong-key':
        'The service does not know this key. Check it for typing errors, or ask your company for a new one.',
      offline:
        'There is no connection. Signing in is the one thing that needs a network. Please try again when you have one.',
      'service-down':
        'The service can’t answer just now. It is not your fault; please try again in a few minutes.',
      failed: 'The key could not be kept on this device. Unlock it, make some space, and try again.',
    },
    someoneElse: 'Another traveller’s data are on this device',
    someoneElseDetail: (unsent: number) =>
      unsent === 0
        ? 'Signing in with this key removes them from this device. Nothing of theirs waits to be sent.'
        : `Signing in with this key removes them from this device. ${unsent} ${plural.en(unsent, 'item was', 'items were')} not sent yet and would be lost.`,
    replace: 'Remove and sign in',
    keep: 'Keep them',
    isServiceThere: 'Is the service there?',
    promises: {
      offline: {
        title: 'Readable without a network',
        detail: 'Everything you were shown stays on this device, with the date on which it was checked.',
      },
      tap: {
        title: 'One tap away',
        detail: '“I’m safe” and “I need help” are always in reach, and nothing that you say is lost.',
      },
      call: {
        title: 'Whom to call, where to go',
        detail: 'Emergency numbers, the nearest hospital, and what is happening around you.',
      },
    },
    sampleKey: 'In development: the sample key is demo-traveller.',
  },
  es: {
    title: 'Bienvenido a Sojourn',
    lead: 'Inicie sesión una vez con la clave de su empresa. Después, todo lo que haya visto se puede leer sin conexión.',
    field: 'Clave de viajero',
    help: 'Está en su invitación. Puede pegarla.',
    invited: 'La clave de su invitación ya está escrita.',
    signIn: 'Iniciar sesión',
    signingIn: 'Iniciando sesión…',
    refused: {
      'no-key': 'Escriba su clave.',
      'too-long': 'Es demasiado largo para una clave. Pegue solo la clave, sin el texto que la rodea.',
      'not-a-key':
        'Esto no parece una clave. Una clave es una sola palabra, sin espacios. Péguela entera, por favor.',
      'wrong-key': 'El servicio no conoce esta clave. Revise si hay errores o pida otra a su empresa.',
      offline: 'No hay conexión. Iniciar sesión es lo único que necesita red. Inténtelo cuando la tenga.',
      'service-down':
        'El servicio no puede responder ahora. No es culpa suya; inténtelo dentro de unos minutos.',
      failed:
        'La clave no se pudo guardar en este dispositivo. Desbloquéelo, libere espacio e inténtelo de nuevo.',
    },
    someoneElse: 'En este dispositivo hay datos de otro viajero',
    someoneElseDetail: (unsent) =>
      unsent === 0
        ? 'Al iniciar sesión con esta clave se eliminan de este dispositivo. No hay nada suyo por enviar.'
        : `Al iniciar sesión con esta clave se eliminan de este dispositivo. ${plural.es(unsent, `${unsent} elemento aún no se envió y se perdería`, `${unsent} elementos aún no se enviaron y se perderían`)}.`,
    replace: 'Eliminar e iniciar sesión',
    keep: 'Conservarlos',
    isServiceThere: '¿Responde el servicio?',
    promises: {
      offline: {
        title: 'Legible sin conexión',
        detail: 'Todo lo que haya visto queda en este dispositivo, con la fecha en que se comprobó.',
      },
      tap: {
        title: 'A un toque',
        detail: '«Estoy a salvo» y «Necesito ayuda» están siempre a mano, y nada de lo que diga se pierde.',
      },
      call: {
        title: 'A quién llamar, adónde ir',
        detail: 'Números de emergencia, el hospital más cercano y lo que ocurre a su alrededor.',
      },
    },
    sampleKey: 'En desarrollo: la clave de ejemplo es demo-traveller.',
  },
  fr: {
    title: 'Bienvenue dans Sojourn',
    lead: 'Connectez-vous une fois avec la clé de votre entreprise. Ensuite, tout ce que vous avez vu reste lisible sans réseau.',
    field: 'Clé de voyageur',
    help: 'Elle se trouve dans votre invitation. Vous pouvez la coller.',
    invited: 'La clé de votre invitation est déjà remplie.',
    signIn: 'Se connecter',
    signingIn: 'Connexion…',
    refused: {
      'no-key': 'Saisissez votre clé.',
      'too-long': 'C’est trop long pour une clé. Collez seulement la clé, sans le texte autour.',
      'not-a-key':
        'Cela ne ressemble pas à une clé. Une clé est un seul mot, sans espace. Collez-la en entier, s’il vous plaît.',
      'wrong-key':
        'Le service ne connaît pas cette clé. Vérifiez-la, ou demandez-en une autre à votre entreprise.',
      offline:
        'Il n’y a pas de connexion. Se connecter est la seule chose qui demande un réseau. Réessayez quand vous en aurez un.',
      'service-down':
        'Le service ne peut pas répondre pour l’instant. Vous n’y êtes pour rien\u00A0; réessayez dans quelques minutes.',
      failed:
        'La clé n’a pas pu être gardée sur cet appareil. Déverrouillez-le, libérez de l’espace et réessayez.',
    },
    someoneElse: 'Les données d’un autre voyageur sont sur cet appareil',
    someoneElseDetail: (unsent) =>
      unsent === 0
        ? 'Se connecter avec cette clé les retire de cet appareil. Rien n’attend d’être envoyé.'
        : `Se connecter avec cette clé les retire de cet appareil. ${unsent} ${plural.fr(unsent, 'élément n’a pas encore été envoyé et serait perdu', 'éléments n’ont pas encore été envoyés et seraient perdus')}.`,
    replace: 'Retirer et se connecter',
    keep: 'Les garder',
    isServiceThere: 'Le service répond-il\u00A0?',
    promises: {
      offline: {
        title: 'Lisible sans réseau',
        detail: 'Tout ce que vous avez vu reste sur cet appareil, avec la date de sa vérification.',
      },
      tap: {
        title: 'À portée d’un geste',
        detail:
          '«\u00A0Je suis en sécurité\u00A0» et «\u00A0J’ai besoin d’aide\u00A0» sont toujours à portée de main, et rien de ce que vous dites ne se perd.',
      },
      call: {
        title: 'Qui appeler, où aller',
        detail: 'Les numéros d’urgence, l’hôpital le plus proche et ce qui se passe autour de vous.',
      },
    },
    sampleKey: 'En développement\u00A0: la clé d’exemple est demo-traveller.',
  },
  de: {
    title: 'Willkommen bei Sojourn',
    lead: 'Melden Sie sich einmal mit dem Schlüssel Ihrer Firma an. Danach ist alles, was Sie gesehen haben, auch ohne Netz lesbar.',
    field: 'Reiseschlüssel',
    help: 'Er steht in Ihrer Einladung. Einfügen geht auch.',
    invited: 'Der Schlüssel aus Ihrer Einladung ist eingetragen.',
    signIn: 'Anmelden',
    signingIn: 'Anmeldung läuft…',
    refused: {
      'no-key': 'Geben Sie Ihren Schlüssel ein.',
      'too-long':
        'Das ist zu lang für einen Schlüssel. Fügen Sie nur den Schlüssel ein, ohne den Text darum.',
      'not-a-key':
        'Das sieht nicht nach einem Schlüssel aus. Er ist ein einziges Wort ohne Leerzeichen. Bitte fügen Sie ihn ganz ein.',
      'wrong-key':
        'Der Dienst kennt diesen Schlüssel nicht. Prüfen Sie ihn auf Tippfehler oder bitten Sie Ihre Firma um einen neuen.',
      offline:
        'Es gibt keine Verbindung. Nur das Anmelden braucht ein Netz. Bitte versuchen Sie es wieder, wenn Sie eines haben.',
      'service-down':
        'Der Dienst kann gerade nicht antworten. Es liegt nicht an Ihnen; bitte versuchen Sie es in ein paar Minuten.',
      failed:
        'Der Schlüssel ließ sich auf diesem Gerät nicht aufbewahren. Entsperren Sie es, schaffen Sie Platz und versuchen Sie es erneut.',
    },
    someoneElse: 'Auf diesem Gerät sind Daten eines anderen Reisenden',
    someoneElseDetail: (unsent) =>
      unsent === 0
        ? 'Mit diesem Schlüssel werden sie von diesem Gerät entfernt. Nichts davon wartet auf den Versand.'
        : `Mit diesem Schlüssel werden sie von diesem Gerät entfernt. ${unsent} ${plural.de(unsent, 'Eintrag ist noch nicht gesendet und ginge', 'Einträge sind noch nicht gesendet und gingen')} verloren.`,
    replace: 'Entfernen und anmelden',
    keep: 'Behalten',
    isServiceThere: 'Ist der Dienst erreichbar?',
    promises: {
      offline: {
        title: 'Ohne Netz lesbar',
        detail:
          'Alles, was Sie gesehen haben, bleibt auf diesem Gerät, mit dem Tag, an dem es geprüft wurde.',
      },
      tap: {
        title: 'Ein Tippen entfernt',
        detail:
          '„Ich bin in Sicherheit“ und „Ich brauche Hilfe“ sind immer erreichbar, und nichts, was Sie sagen, geht verloren.',
      },
      call: {
        title: 'Wen anrufen, wohin gehen',
        detail: 'Notrufnummern, das nächste Krankenhaus und was um Sie herum geschieht.',
      },
    },
    sampleKey: 'In der Entwicklung: Der Beispielschlüssel ist demo-traveller.',
  },
});
