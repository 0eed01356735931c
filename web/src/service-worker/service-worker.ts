/**
 * Service worker that shows push messages and opens their subject when clicked. Pages always come
 * from the service; without a connection it shows the page that the application has kept for that.
 */
declare const self: ServiceWorkerGlobalScope;

/** Push message as the service sends it. */
interface Message {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** Absolute URL of its subject; null for none. */
  readonly link: string | null;
  readonly language: string;
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(showPage(event.request));
});

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { id, title, message, link, language } = event.data.json() as Message;
  const shown = { body: message, tag: id, lang: language, data: link };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link: unknown = event.notification.data;
  event.waitUntil(open(typeof link === 'string' ? link : self.location.origin));
});

/**
 * Focuses the tab that already shows the link or opens a new one, so that input in other tabs is
 * kept.
 */
async function open(link: string): Promise<void> {
  const { origin } = new URL(link);
  if (origin === self.location.origin) {
    const windows = await self.clients.matchAll({ type: 'window' });
    const same = windows.find(({ url }) => url === link);
    if (same !== undefined) return void (await same.focus());
  }
  await self.clients.openWindow(link);
}

/** Fetches a page; without a connection, shows the last known figures if any are kept. */
async function showPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/offline');
    if (kept === undefined) throw error;
    return kept;
  }
}
