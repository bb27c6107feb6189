import { defineWords } from '../define-words';

/** For whoever helps and reads what is said about a request in which they take no part. */
export const stepInWords = defineWords({
  en: {
    stepIn: 'Step in',
    ask: {
      title: 'Step in to this conversation?',
      detail:
        'All who take part are told that you have joined. Your colleague keeps the request, and you can write.',
      confirm: 'Step in',
    },
    notNow: 'Not now',
    anothers: (name: string) => `${name} has this request. To write, step in.`,
    somebodys: 'A colleague has this request. To write, step in.',
    unclaimed: 'Nobody has this request yet. To write, take it.',
    over: 'This request is over, and you take no part in what is said about it.',
    waiting: 'You have stepped in: not confirmed yet. What you write goes out after that.',
    refused: 'You could not step in',
    refusedDetail: 'The request is no longer open to you, or it has to be taken first.',
    understood: 'Understood',
    coming: 'What was said comes now',
    comingDetail: 'It is asked for at this moment.',
    notHere: 'What was said is not on this device',
    notHereDetail:
      'It comes as soon as there is a signal. That nothing stands here does not mean that nothing was said.',
    missing: 'This conversation is not open to you',
    missingDetail:
      'It may be finished, or taken by somebody else. What somebody asks a doctor is read by the two of them alone.',
  },
  es: {
    stepIn: 'Unirme',
    ask: {
      title: '¿Unirse a esta conversación?',
      detail:
        'Quienes participan sabrán que se ha unido. La solicitud sigue en manos de su colega, y usted puede escribir.',
      confirm: 'Unirme',
    },
    notNow: 'Ahora no',
    anothers: (name) => `${name} se ocupa de esta solicitud. Para escribir, únase.`,
    somebodys: 'Alguien se ocupa de esta solicitud. Para escribir, únase.',
    unclaimed: 'Nadie se ocupa aún de esta solicitud. Para escribir, asúmala.',
    over: 'Esta solicitud ha terminado y usted no participa en lo que se dice de ella.',
    waiting: 'Se ha unido: aún sin confirmar. Lo que escriba saldrá después.',
    refused: 'No pudo unirse',
    refusedDetail: 'La solicitud ya no está a su alcance, o antes hay que asumirla.',
    understood: 'Entendido',
    coming: 'Lo que se dijo está llegando',
    comingDetail: 'Se está pidiendo en este momento.',
    notHere: 'Lo que se dijo no está en este dispositivo',
    notHereDetail:
      'Llega en cuanto haya señal. Que aquí no haya nada no significa que no se haya dicho nada.',
    missing: 'Esta conversación no está a su alcance',
    missingDetail:
      'Puede que haya terminado o que la tenga otra persona. Lo que alguien pregunta a un médico solo lo leen los dos.',
  },
  fr: {
    stepIn: 'Me joindre',
    ask: {
      title: 'Vous joindre à cette conversation\u00A0?',
      detail:
        'Tous ceux qui y participent sauront que vous l’avez rejointe. La demande reste à votre collègue, et vous pouvez écrire.',
      confirm: 'Me joindre',
    },
    notNow: 'Pas maintenant',
    anothers: (name) => `${name} s’occupe de cette demande. Pour écrire, joignez-vous.`,
    somebodys: 'Quelqu’un s’occupe de cette demande. Pour écrire, joignez-vous.',
    unclaimed: 'Personne ne s’occupe encore de cette demande. Pour écrire, prenez-la.',
    over: 'Cette demande est terminée, et vous ne participez pas à ce qui s’en dit.',
    waiting: 'Vous vous êtes joint\u00A0: pas encore confirmé. Ce que vous écrivez partira ensuite.',
    refused: 'Vous n’avez pas pu vous joindre',
    refusedDetail: 'La demande ne vous est plus ouverte, ou il faut d’abord la prendre.',
    understood: 'Compris',
    coming: 'Ce qui a été dit arrive',
    comingDetail: 'On le demande en ce moment.',
    notHere: 'Ce qui a été dit n’est pas sur cet appareil',
    notHereDetail:
      'Cela arrivera dès qu’il y aura du réseau. Que rien ne s’affiche ne veut pas dire que rien n’a été dit.',
    missing: 'Cette conversation ne vous est pas ouverte',
    missingDetail:
      'Elle est peut-être terminée, ou prise par quelqu’un d’autre. Ce que l’on demande à un médecin n’est lu que par les deux.',
  },
  de: {
    stepIn: 'Dazukommen',
    ask: {
      title: 'Zu diesem Gespräch dazukommen?',
      detail:
        'Alle Beteiligten erfahren, dass Sie dazugekommen sind. Die Anfrage bleibt bei Ihrer Kollegin oder Ihrem Kollegen, und Sie können schreiben.',
      confirm: 'Dazukommen',
    },
    notNow: 'Nicht jetzt',
    anothers: (name) => `${name} hat diese Anfrage. Kommen Sie dazu, um zu schreiben.`,
    somebodys: 'Jemand hat diese Anfrage. Kommen Sie dazu, um zu schreiben.',
    unclaimed: 'Noch hat niemand diese Anfrage. Übernehmen Sie sie, um zu schreiben.',
    over: 'Diese Anfrage ist vorbei, und Sie sind an dem Gespräch nicht beteiligt.',
    waiting: 'Sie sind dazugekommen: noch nicht bestätigt. Was Sie schreiben, geht danach hinaus.',
    refused: 'Sie konnten nicht dazukommen',
    refusedDetail: 'Die Anfrage ist Ihnen nicht mehr zugänglich, oder sie muss zuerst übernommen werden.',
    understood: 'Verstanden',
    coming: 'Was gesagt wurde, kommt gerade',
    comingDetail: 'Es wird in diesem Moment geholt.',
    notHere: 'Was gesagt wurde, ist nicht auf diesem Gerät',
    notHereDetail:
      'Es kommt, sobald Empfang da ist. Dass hier nichts steht, heißt nicht, dass nichts gesagt wurde.',
    missing: 'Dieses Gespräch ist Ihnen nicht zugänglich',
    missingDetail:
      'Es ist vielleicht beendet oder hat schon jemanden. Was jemand einen Arzt fragt, lesen nur die beiden.',
  },
});
