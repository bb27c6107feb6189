import { escapeHtml } from '../../words/escape-html';
import type { Language } from '../../words/languages';
import { UNSUBSCRIBE_WORDS } from '../../words/mail-words';

type Saying = 'question' | 'done' | 'broken';

/** A page that needs no script, and loads nothing. */
export function unsubscribePage(language: Language, saying: Saying): string {
  const words = UNSUBSCRIBE_WORDS[language];
  const button = `<form method="post"><button type="submit">${escapeHtml(words.button)}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words[saying])}</p>
${saying === 'question' ? button : ''}
</main>
</body>
</html>
`;
}

/** Without a referrer: the address of this page is a right. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
