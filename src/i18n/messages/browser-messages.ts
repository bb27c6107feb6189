import { defineWords } from '../define-words';

export const browserMessagesWords = defineWords({
  en: {
    title: 'Notifications in this browser',
    detail: 'Alerts and check-in requests, also while Sojourn is closed.',
    blocked:
      'Your browser blocks notifications from this page. Allow them in its settings for this page, then turn this on.',
    unsupported: 'This browser can’t show notifications. They come to your phone, if you have Sojourn there.',
    'needs-home-screen':
      'For notifications on an iPhone or iPad: tap Share, then “Add to Home Screen”, and open Sojourn from there.',
    'no-keys':
      'Your service sends no notifications to browsers. They come to your phone, if you have Sojourn there.',
    waiting: 'One moment …',
    failed: 'It could not be turned on. Check your network and try again.',
  },
  es: {
    title: 'Avisos en este navegador',
    detail: 'Alertas y solicitudes de confirmación, también con Sojourn cerrado.',
    blocked:
      'Su navegador bloquea los avisos de esta página. Permítalos en los ajustes de la página y active esto después.',
    unsupported: 'Este navegador no puede mostrar avisos. Llegan a su teléfono, si tiene Sojourn en él.',
    'needs-home-screen':
      'Para recibir avisos en un iPhone o iPad: toque Compartir, luego «Añadir a pantalla de inicio», y abra Sojourn desde ahí.',
    'no-keys': 'Su servicio no envía avisos a navegadores. Llegan a su teléfono, si tiene Sojourn en él.',
    waiting: 'Un momento…',
    failed: 'No se ha podido activar. Compruebe la red e inténtelo de nuevo.',
  },
  fr: {
    title: 'Notifications dans ce navigateur',
    detail: 'Alertes et demandes de nouvelles, même quand Sojourn est fermé.',
    blocked:
      'Votre navigateur bloque les notifications de cette page. Autorisez-les dans les réglages de la page, puis activez ceci.',
    unsupported:
      'Ce navigateur ne peut pas montrer de notifications. Elles arrivent sur votre téléphone, si Sojourn y est installé.',
    'needs-home-screen':
      'Pour les notifications sur iPhone ou iPad\u00A0: touchez Partager, puis «\u00A0Sur l’écran d’accueil\u00A0», et ouvrez Sojourn de là.',
    'no-keys':
      'Votre service n’envoie pas de notifications aux navigateurs. Elles arrivent sur votre téléphone, si Sojourn y est installé.',
    waiting: 'Un instant…',
    failed: 'L’activation a échoué. Vérifiez le réseau et réessayez.',
  },
  de: {
    title: 'Mitteilungen in diesem Browser',
    detail: 'Warnungen und Nachfragen, ob es Ihnen gut geht, auch wenn Sojourn geschlossen ist.',
    blocked:
      'Ihr Browser lässt keine Mitteilungen dieser Seite zu. Erlauben Sie sie in seinen Einstellungen für diese Seite und schalten Sie dies dann ein.',
    unsupported:
      'Dieser Browser kann keine Mitteilungen zeigen. Sie kommen auf Ihr Telefon, wenn Sie Sojourn dort haben.',
    'needs-home-screen':
      'Für Mitteilungen auf iPhone oder iPad: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie Sojourn von dort.',
    'no-keys':
      'Ihr Dienst sendet keine Mitteilungen an Browser. Sie kommen auf Ihr Telefon, wenn Sie Sojourn dort haben.',
    waiting: 'Einen Moment …',
    failed: 'Das Einschalten ist nicht gelungen. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
  },
});
