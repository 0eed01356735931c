import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { answerOrders } from './child.ts';

/** Receiving side of the channels, on loopback: accepts everything at once and counts it. */
export interface Sinks {
  readonly smtp_url: string;
  readonly sms_url: string;
  readonly push_origin: string;
}

export interface SinksOrder {
  readonly order: 'open' | 'count';
}

/**
 * Number of arrivals per message: a mail by its Message-ID, an SMS by number and text, a push
 * message by browser.
 */
export interface Taken {
  readonly Email: readonly number[];
  readonly SMS: readonly number[];
  readonly Push: readonly number[];
}

const seen = {
  Email: new Map<string, number>(),
  SMS: new Map<string, number>(),
  Push: new Map<string, number>(),
};

function see(channel: keyof typeof seen, key: string): void {
  seen[channel].set(key, (seen[channel].get(key) ?? 0) + 1);
}

/**
 * Counts requests over HTTP.
 * @param keyOf distinguishes one request from the others
 */
function httpSink(channel: keyof typeof seen, keyOf: (path: string, body: string) => string) {
  return createServer((request, response) => {
    const answer = async () => {
      see(channel, keyOf(request.url ?? '', await text(request)));
      response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
    };
    answer().catch(() => response.destroy());
  });
}

const mailSink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    let source = '';
    stream.setEncoding('utf8').on('data', (part: string) => (source += part));
    stream.on('end', () => {
      see('Email', /^Message-ID: (.*)$/im.exec(source)?.[1] ?? 'none');
      done();
    });
  },
});

const smsSink = httpSink('SMS', (_path, body) => {
  const form = new URLSearchParams(body);
  return `${form.get('To')} ${form.get('Body')}`;
});
const pushSink = httpSink('Push', (path) => path);

/** Listens on a free port and returns it. */
async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function open(): Promise<Sinks> {
  // A stopped client hangs up.
  mailSink.on('error', () => undefined);
  return {
    smtp_url: `smtp://127.0.0.1:${await listenOnFreePort(mailSink.server)}`,
    sms_url: `http://127.0.0.1:${await listenOnFreePort(smsSink)}`,
    push_origin: `http://127.0.0.1:${await listenOnFreePort(pushSink)}`,
  };
}

function countTaken(): Taken {
  const { Email, SMS, Push } = seen;
  return { Email: [...Email.values()], SMS: [...SMS.values()], Push: [...Push.values()] };
}

answerOrders(async (order) => ((order as SinksOrder).order === 'open' ? open() : countTaken()));
