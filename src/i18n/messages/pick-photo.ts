import { defineWords } from '../define-words';

/** Taking or choosing a photo that goes with a message. */
export const pickPhotoWords = defineWords({
  en: {
    take: 'Take a photo',
    choose: 'Choose from your photos',
    busy: 'Getting the photo ready …',
    openSettings: 'Open settings',
    failures: {
      'not-allowed':
        'Sojourn may not use the camera. Allow it in the settings of your phone, or choose a photo instead.',
      failed: 'The camera could not be opened. Choose a photo instead.',
      'file-too-large': 'This picture is too large to be opened here. Choose a smaller one.',
      heic: 'This device can’t open pictures of this kind (HEIC). Choose one that is a JPEG.',
      unreadable: 'This is no picture that can be opened. Choose another one.',
      'stays-too-large': 'This picture can’t be made small enough to be sent. Choose another one.',
      'device-failed': 'Your device could not get the photo ready. Close other apps and try again.',
    },
  },
  es: {
    take: 'Hacer una foto',
    choose: 'Elegir entre sus fotos',
    busy: 'Preparando la foto …',
    openSettings: 'Abrir los ajustes',
    failures: {
      'not-allowed':
        'Sojourn no tiene permiso para usar la cámara. Permítalo en los ajustes del teléfono o elija una foto.',
      failed: 'No se ha podido abrir la cámara. Elija una foto.',
      'file-too-large': 'Esta imagen es demasiado grande para abrirla aquí. Elija una más pequeña.',
      heic: 'Este dispositivo no puede abrir imágenes de este tipo (HEIC). Elija una en JPEG.',
      unreadable: 'No es una imagen que se pueda abrir. Elija otra.',
      'stays-too-large': 'Esta imagen no se puede reducir lo bastante para enviarla. Elija otra.',
      'device-failed':
        'Su dispositivo no ha podido preparar la foto. Cierre otras aplicaciones e inténtelo de nuevo.',
    },
  },
  fr: {
    take: 'Prendre une photo',
    choose: 'Choisir parmi vos photos',
    busy: 'Préparation de la photo …',
    openSettings: 'Ouvrir les réglages',
    failures: {
      'not-allowed':
        'Sojourn n’a pas le droit d’utiliser l’appareil photo. Autorisez-le dans les réglages du téléphone ou choisissez une photo.',
      failed: 'L’appareil photo n’a pas pu être ouvert. Choisissez une photo.',
      'file-too-large': 'Cette image est trop grande pour être ouverte ici. Choisissez-en une plus petite.',
      heic: 'Cet appareil ne peut pas ouvrir les images de ce type (HEIC). Choisissez-en une en JPEG.',
      unreadable: 'Ce n’est pas une image qui peut être ouverte. Choisissez-en une autre.',
      'stays-too-large':
        'Cette image ne peut pas être assez réduite pour être envoyée. Choisissez-en une autre.',
      'device-failed':
        'Votre appareil n’a pas pu préparer la photo. Fermez d’autres applications et réessayez.',
    },
  },
  de: {
    take: 'Foto aufnehmen',
    choose: 'Aus Ihren Fotos wählen',
    busy: 'Das Foto wird vorbereitet …',
    openSettings: 'Einstellungen öffnen',
    failures: {
      'not-allowed':
        'Sojourn darf die Kamera nicht verwenden. Erlauben Sie es in den Einstellungen Ihres Telefons, oder wählen Sie ein Foto aus.',
      failed: 'Die Kamera ließ sich nicht öffnen. Wählen Sie ein Foto aus.',
      'file-too-large': 'Dieses Bild ist zu groß, um hier geöffnet zu werden. Wählen Sie ein kleineres.',
      heic: 'Dieses Gerät kann Bilder dieser Art (HEIC) nicht öffnen. Wählen Sie eines in JPEG.',
      unreadable: 'Das ist kein Bild, das sich öffnen lässt. Wählen Sie ein anderes.',
      'stays-too-large':
        'Dieses Bild lässt sich nicht klein genug machen, um es zu senden. Wählen Sie ein anderes.',
      'device-failed':
        'Ihr Gerät konnte das Foto nicht vorbereiten. Schließen Sie andere Apps und versuchen Sie es noch einmal.',
    },
  },
});
