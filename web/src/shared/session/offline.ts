import { TRACE } from './trace.ts';

/** Cache of the service worker, with the page that it shows without a connection. */
const CACHE = 'millieme-offline';
const PAGE = '/offline';
const PROGRAM = '/service-worker.js';

/** Whether the browser keeps pages, which it does only over HTTPS and on the machine itself. */
const isPossible = () => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Keeps a page that is shown when the application is opened without a connection. */
export async function keepOfflinePage(html: string): Promise<void> {
  if (!isPossible()) return;
  await navigator.serviceWorker.register(PROGRAM);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  await inTurn(async () => {
    // The person may have signed out meanwhile.
    if (localStorage.getItem(TRACE) === null) return;
    const cache = await caches.open(CACHE);
    await cache.put(PAGE, new Response(html, { headers }));
  });
}

/** Removes the page, so that nothing of a person stays when they sign out. */
export async function removeOfflinePage(): Promise<void> {
  if (isPossible()) await inTurn(() => caches.delete(CACHE));
}

/** Runs one change of the cache at a time, in all tabs. */
async function inTurn(change: () => Promise<unknown>): Promise<void> {
  await navigator.locks.request(CACHE, change);
}
