import type { Page } from 'playwright-core';

/** Collects what a page complains about, and whom it asks apart from its own service. */
export function listenForFaults(page: Page, address: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== address && !['data:', 'blob:'].includes(url.protocol)) faults.push(request.url());
  });
  return faults;
}
