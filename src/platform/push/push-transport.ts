import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { PermanentFailure } from '#platform/permanent-failure.ts';
import { RefusedEndpointError, type EndpointGuard } from './endpoint-guard.ts';
import type { VapidKeys } from './vapid-keys.ts';

interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export type Urgency = 'low' | 'normal' | 'high';

export interface PushTransport {
  /**
   * Encrypts the payload for the browser (RFC 8291) and sends it to its push service. Rejects with
   * a PermanentFailure if a retry would not help.
   * @returns 'gone' if the subscription no longer exists
   */
  send(
    subscription: PushSubscription,
    payload: string,
    urgency: Urgency,
  ): Promise<'taken' | 'gone'>;
  close(): Promise<void>;
}

interface Parts {
  readonly keys: () => Promise<VapidKeys>;
  /** Contact address sent to push services: mailto: or https:. */
  readonly subject: string;
  readonly guard: EndpointGuard;
  readonly timeoutMs?: number;
}

/**
 * How long a push service keeps a message for an offline browser: older ones are of no interest.
 */
const TTL_SECONDS = 3 * 86_400;
const TIMEOUT_MS = 15_000;
/** 408: the request took too long to arrive. 429: too many requests. */
const PASSING = new Set([408, 429]);

/** Creates the transport to push services (RFC 8030), encrypted for each device. */
export function createPushTransport(parts: Parts): PushTransport {
  const { keys, subject, guard, timeoutMs = TIMEOUT_MS } = parts;
  const pooled = { keepAlive: true, maxSockets: 20, lookup: guard.lookup };
  const agents = { http: new HttpAgent(pooled), https: new HttpsAgent(pooled) };

  /** Posts to the push service and returns the status. Redirects are not followed. */
  function post(url: URL, headers: Readonly<Record<string, string>>, body: Buffer) {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: agents.https })
        : httpRequest(url, { ...options, agent: agents.http });
    request.on('response', (response) => {
      // The body is not needed, but must be read to free the connection.
      response.on('error', reject).resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
    return promise;
  }

  return {
    async send({ endpoint, p256dh, auth }, payload, urgency) {
      const { public_key: publicKey, private_key: privateKey } = await keys();
      try {
        const url = guard.read(endpoint);
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          {
            vapidDetails: { subject, publicKey, privateKey },
            contentEncoding: 'aes128gcm',
            TTL: TTL_SECONDS,
            urgency,
          },
        );
        return outcomeOf(await post(url, { ...headers }, body));
      } catch (error) {
        if (error instanceof RefusedEndpointError) throw new PermanentFailure(error.message);
        throw error;
      }
    },

    async close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

function outcomeOf(status: number): 'taken' | 'gone' {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  const reason = `The push service answered ${status}`;
  throw status < 500 && !PASSING.has(status) ? new PermanentFailure(reason) : new Error(reason);
}
