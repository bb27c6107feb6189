import { defineWords } from '../define-words';

export const inboxWords = defineWords({
  en: {
    title: 'Inbox',
    new: 'New',
    open: (title: string) => `Open: ${title}`,
    read: (title: string) => `Mark as read: ${title}`,
    remove: (title: string) => `Delete: ${title}`,
    nothing: 'No messages',
    neverTitle: 'Messages are not on this device yet',
  },
  es: {
    title: 'Buzón',
    new: 'Nuevo',
    open: (title) => `Abrir: ${title}`,
    read: (title) => `Marcar como leído: ${title}`,
    remove: (title) => `Eliminar: ${title}`,
    nothing: 'No hay mensajes',
    neverTitle: 'Los mensajes aún no están en este dispositivo',
  },
  fr: {
    title: 'Messages',
    new: 'Nouveau',
    open: (title) => `Ouvrir : ${title}`,
    read: (title) => `Marquer comme lu : ${title}`,
    remove: (title) => `Supprimer : ${title}`,
    nothing: 'Aucun message',
    neverTitle: 'Les messages ne sont pas encore sur cet appareil',
  },
  de: {
    title: 'Posteingang',
    new: 'Neu',
    open: (title) => `Öffnen: ${title}`,
    read: (title) => `Als gelesen markieren: ${title}`,
    remove: (title) => `Löschen: ${title}`,
    nothing: 'Keine Nachrichten',
    neverTitle: 'Die Nachrichten sind noch nicht auf diesem Gerät',
  },
});
