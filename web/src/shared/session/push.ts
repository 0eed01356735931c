import { api } from './session.ts';

/** State of push messages in this browser. `Denied`: blocked in the browser. */
export type PushState = 'Unsupported' | 'Denied' | 'Off' | 'On';

const PROGRAM = '/service-worker.js';

/** Current state of push messages. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'Unsupported';
  if (Notification.permission === 'denied') return 'Denied';
  return (await subscription()) === undefined ? 'Off' : 'On';
}

/**
 * Asks the browser for permission and subscribes to push messages. Failures of the browser or its
 * push service are thrown; a declined permission is returned as `Denied`.
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

/** Unsubscribes this browser from push messages. */
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
