import { PermanentFailure } from '#platform/permanent-failure.ts';
import type { SmsTransport } from './text-message.ts';

/** An account with Twilio, or with anybody who speaks the same interface. */
export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or the name that messages come from. */
  readonly from: string;
  readonly baseUrl: string;
}

/** What the provider says of a message that it does not take. */
interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
}

const TIMEOUT_MS = 15_000;
const MAX_REASON = 200;
const TOO_MANY_REQUESTS = 429;

/**
 * Sends by `POST /2010-04-01/Accounts/{sid}/Messages.json`. What the provider refuses is refused for
 * good, unless it says that there were too many requests or that the fault is its own.
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
        // The credentials are for this address alone.
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

/** The number is kept out of it: the reason ends up in logs. */
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
