import type { Page } from '@playwright/test';

/** Collects console errors, uncaught errors and CSP violations of a page. */
export async function watchPage(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportBreach', (breach: string) => complaints.push(`policy: ${breach}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportBreach: (text: string) => void }).reportBreach;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return complaints;
}
