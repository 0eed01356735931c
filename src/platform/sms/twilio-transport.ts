import { PermanentFailure } from '#platform/permanent-failure.ts';
import type { SmsTransport } from './text-message.ts';

/** An account with Twilio, or with a compatible provider. */
export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** Number or name of the sender. */
  readonly from: string;
  readonly baseUrl: string;
}

/** Body of a refusal by the provider. */
interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
}

const TIMEOUT_MS = 15_000;
const MAX_REASON = 200;
const TOO_MANY_REQUESTS = 429;

/**
 * Creates a transport over `POST /2010-04-01/Accounts/{sid}/Messages.json`. A refusal is permanent,
 * unless the provider reports too many requests or an error of its own.
 */
export function createTwilioTransport(
  settings: TwilioSettings,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): SmsTransport {
  const { accountSid, authToken, from, baseUrl } = settings;
  const url = `${baseUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`, 'utf8').toString('base64');
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        // The credentials are for this address only.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await response.text();
      if (response.ok) return {};
      const reason = reasonOf(response.status, answer, to);
      const isFinal =
        response.status >= 400 && response.status < 500 && response.status !== TOO_MANY_REQUESTS;
      throw isFinal ? new PermanentFailure(reason) : new Error(reason);
    },
  };
}

/** Reason of a refusal, without the number, because it is logged. */
function reasonOf(status: number, answer: string, to: string): string {
  const { code, message } = refusalIn(answer);
  const said = typeof message === 'string' ? `: ${message.replaceAll(to, '…')}` : '';
  const number = typeof code === 'number' ? `, code ${code}` : '';
  return `The SMS provider answered ${status}${number}${said}`.slice(0, MAX_REASON);
}

function refusalIn(answer: string): Refusal {
  try {
    const refusal: unknown = JSON.parse(answer);
    return typeof refusal === 'object' && refusal !== null ? refusal : {};
  } catch {
    return {};
  }
}
