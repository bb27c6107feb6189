import type { PrintablePage, PrintOutcome } from './print-page';

/** Long enough for any browser to have shown what it prints; most say when they have. */
const KEPT_MS = 60_000;

/** The browser's own dialog, which prints or makes a PDF; from a frame that nobody sees, so that the app is not printed with it. */
export async function printPage({ html }: PrintablePage): Promise<PrintOutcome> {
  try {
    const frame = await addFrame();
    const inner = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!inner) return 'failed';
    fill(inner, new DOMParser().parseFromString(html, 'text/html'));
    const remove = () => frame.remove();
    inner.addEventListener('afterprint', remove);
    setTimeout(remove, KEPT_MS);
    inner.focus();
    inner.print();
    return 'given';
  } catch {
    return 'failed';
  }
}

/** Some browsers have its document at once, others in a moment. */
function addFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // One that is not laid out at all comes out of some printers empty.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', opacity: '0' });
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true });
    document.body.append(frame);
  });
}

/** The app's own policy holds in the frame too and refuses styles that are written into a page; those that are handed over it takes. */
function fill(inner: Window & typeof globalThis, page: Document): void {
  const sheet = new inner.CSSStyleSheet();
  sheet.replaceSync([...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'));
  inner.document.adoptedStyleSheets = [sheet];
  inner.document.title = page.title;
  inner.document.documentElement.lang = page.documentElement.lang;
  inner.document.body.replaceChildren(...page.body.childNodes);
}
