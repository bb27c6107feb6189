import { defineWords } from '../define-words';

/** Asked before what was not saved is lost. */
export const leaveWords = defineWords({
  en: {
    title: 'Leave without saving?',
    detail: 'What you changed here will be lost.',
    stay: 'Keep editing',
    leave: 'Leave',
  },
  es: {
    title: '¿Salir sin guardar?',
    detail: 'Se perderá lo que ha cambiado aquí.',
    stay: 'Seguir editando',
    leave: 'Salir',
  },
  fr: {
    title: 'Quitter sans enregistrer\u00A0?',
    detail: 'Vos modifications seront perdues.',
    stay: 'Continuer',
    leave: 'Quitter',
  },
  de: {
    title: 'Ohne Speichern verlassen?',
    detail: 'Was Sie hier geändert haben, geht verloren.',
    stay: 'Weiter bearbeiten',
    leave: 'Verlassen',
  },
});
