/** A page comes in a tab of its own, for the app must stay where it is: without a network nobody finds the way back. Calls and mails are no pages. */
export async function openOutside(url: string): Promise<boolean> {
  if (/^https?:/.test(url)) window.open(url, '_blank', 'noopener');
  else window.location.href = url;
  return true;
}
