/**
 * What wakes up in the browser when a push message comes: it shows it, and opens what it is about. It
 * keeps nothing and answers no request; the pages always come from the service.
 */
declare const self: ServiceWorkerGlobalScope;

/** As the service writes it. */
interface Message {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** Where it leads to, the whole address; null: nowhere. */
  readonly link: string | null;
  readonly language: string;
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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

/** In the page that shows it already, or in one of its own: what is typed in others stays. */
async function open(link: string): Promise<void> {
  const { origin } = new URL(link);
  if (origin === self.location.origin) {
    const windows = await self.clients.matchAll({ type: 'window' });
    const same = windows.find(({ url }) => url === link);
    if (same !== undefined) return void (await same.focus());
  }
  await self.clients.openWindow(link);
}
