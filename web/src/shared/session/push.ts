import { api } from './session.ts';

/** What this browser does with push messages; `Denied`: the person has told it to take none. */
export type PushState = 'Unsupported' | 'Denied' | 'Off' | 'On';

const PROGRAM = '/service-worker.js';

/** What holds now. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'Unsupported';
  if (Notification.permission === 'denied') return 'Denied';
  return (await subscription()) === undefined ? 'Off' : 'On';
}

/**
 * Asks the browser for leave and the service for messages. What the browser or its maker's push service
 * refuses is thrown; a person who declines leaves it denied.
 */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const registration = await navigator.serviceWorker.register(PROGRAM);
  await navigator.serviceWorker.ready;
  const { data } = await api.call('getPushKey', {});
  const own = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.public_key,
  });
  const { endpoint = '', keys = {} } = own.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.call('createPushSubscription', { body: { endpoint, keys: { p256dh, auth } } });
  return 'On';
}

/** Ends push messages to this browser. */
export async function stopPush(): Promise<PushState> {
  const own = await subscription();
  if (own !== undefined) {
    await api.call('deletePushSubscription', { body: { endpoint: own.endpoint } });
    await own.unsubscribe();
  }
  return pushState();
}

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(PROGRAM);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}
