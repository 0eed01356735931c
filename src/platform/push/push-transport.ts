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
   * Encrypts the payload for the browser (RFC 8291) and hands it to its push service. Rejects with a
   * PermanentFailure when trying again would not help.
   * @returns 'gone' when there is no such subscription any more
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
  /** Whom a push service may turn to: mailto: or https:. */
  readonly subject: string;
  readonly guard: EndpointGuard;
  readonly timeoutMs?: number;
}

/** How long a push service keeps a message for a browser that is not there: older ones interest nobody. */
const TTL_SECONDS = 3 * 86_400;
const TIMEOUT_MS = 15_000;
/** 408: it waited too long for the request. 429: too many requests. */
const PASSING = new Set([408, 429]);

export function createPushTransport(parts: Parts): PushTransport {
  const { keys, subject, guard, timeoutMs = TIMEOUT_MS } = parts;
  const pooled = { keepAlive: true, maxSockets: 20, lookup: guard.lookup };
  const agents = { http: new HttpAgent(pooled), https: new HttpsAgent(pooled) };

  /** The status that the push service answers with. It is not followed elsewhere. */
  function post(url: URL, headers: Readonly<Record<string, string>>, body: Buffer) {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: agents.https })
        : httpRequest(url, { ...options, agent: agents.http });
    request.on('response', (response) => {
      // What it says is of no use; the line is free again when it is said.
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
