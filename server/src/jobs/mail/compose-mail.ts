import { escapeHtml } from '../../words/escape-html';
import type { Language } from '../../words/languages';
import { MAIL_WORDS } from '../../words/mail-words';
import type { Mail } from './mailer';
import { markdownToHtml, markdownToText } from './render-markdown';

/** What a mail is made of. */
export interface MailMatter {
  language: Language;
  first_name: string;
  company_name: string;
  title: string;
  body: string;
  trip_name: string | null;
  /** Markdown; null where the notification says all. */
  story: string | null;
  advice: string | null;
}

/** Nothing in it is loaded from elsewhere, and nothing tells the sender that it was opened. */
export function composeMail(
  matter: MailMatter,
  unsubscribeUrl: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, title, body, trip_name, story, advice } = matter;
  const words = MAIL_WORDS[language];
  const greeting = words.greeting(matter.first_name);
  const trip = trip_name === null ? null : words.forTrip(trip_name);
  const why = words.why(matter.company_name);
  const open = story === null ? words.openTrip : words.openAlert;
  const text = [
    greeting,
    title,
    body,
    trip,
    story === null ? null : markdownToText(story),
    advice === null ? null : `${words.whatToDo}\n\n${markdownToText(advice)}`,
    open,
    `--\n${why}\n${words.unsubscribe}: ${unsubscribeUrl}`,
  ];
  const paragraph = (said: string | null) => (said === null ? null : `<p>${escapeHtml(said)}</p>`);
  const html = [
    `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
    paragraph(greeting),
    `<h1>${escapeHtml(body)}</h1>`,
    paragraph(title),
    paragraph(trip),
    story === null ? null : markdownToHtml(story),
    advice === null ? null : `<h2>${escapeHtml(words.whatToDo)}</h2>\n${markdownToHtml(advice)}`,
    paragraph(open),
    `<hr><p><small>${escapeHtml(why)}<br><a href="${escapeHtml(unsubscribeUrl)}">${escapeHtml(words.unsubscribe)}</a></small></p>`,
    '</body></html>',
  ];
  const join = (parts: (string | null)[], between: string) =>
    parts.filter((part) => part !== null && part !== '').join(between);
  return { subject: `${title} – ${body}`, text: `${join(text, '\n\n')}\n`, html: join(html, '\n') };
}
