import { PermanentFailure } from '#platform/permanent-failure.ts';
import type { PushTransport, Urgency } from '#platform/push/push-transport.ts';
import type { ChannelSender, MessageItem, PushMessage } from './channel-sender.ts';
import { webLink } from './web-link.ts';

/**
 * Every push service accepts 4,096 bytes of encrypted payload (RFC 8030, 7.2); without header, tag
 * and padding 3,993 remain (RFC 8291, 4), which is enough for these parts and the rest of the
 * payload.
 */
const MAX_TITLE_BYTES = 400;
const MAX_MESSAGE_BYTES = 2_000;
const MAX_LINK_BYTES = 1_000;

const URGENCIES: Readonly<Record<MessageItem['priority'], Urgency>> = {
  Low: 'low',
  Normal: 'normal',
  High: 'high',
  Urgent: 'high',
};

/** Creates the sender of notifications by push message. */
export function createPushSender(parts: {
  readonly transport: PushTransport;
  readonly publicUrl: string;
}): ChannelSender<PushMessage> {
  const { transport, publicUrl } = parts;
  return {
    isConfigured: true,
    async send({ targets, language, item }) {
      const payload = pushPayload(item, language, publicUrl);
      const outcomes = await Promise.allSettled(
        targets.map((target) => transport.send(target, payload, URGENCIES[item.priority])),
      );
      const gone = targets.filter((_target, index) => isGone(outcomes[index])).map(({ id }) => id);
      const isTaken = outcomes.some((one) => one.status === 'fulfilled' && one.value === 'taken');
      if (isTaken || gone.length === targets.length) return { gone };
      // Retried for all targets: none has received it yet.
      const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      throw reasons.find((reason) => !(reason instanceof PermanentFailure)) ?? reasons[0];
    },
  };
}

function isGone(outcome: PromiseSettledResult<'taken' | 'gone'> | undefined): boolean {
  return outcome?.status === 'fulfilled' && outcome.value === 'gone';
}

/** Makes the JSON payload for the service worker in the browser. */
export function pushPayload(item: MessageItem, language: string, publicUrl: string): string {
  const link = webLink(publicUrl, item.link);
  return JSON.stringify({
    id: item.notification_id,
    notification_type: item.notification_type,
    title: truncateToBytes(item.title, MAX_TITLE_BYTES),
    message: truncateToBytes(item.message, MAX_MESSAGE_BYTES),
    link: link !== null && bytesOf(link) <= MAX_LINK_BYTES ? link : null,
    language,
    priority: item.priority,
    created_at: item.created_at,
  });
}

/** Truncates a text to a number of bytes of JSON. */
function truncateToBytes(text: string, maxBytes: number): string {
  if (bytesOf(text) <= maxBytes) return text;
  const kept: string[] = [];
  let room = maxBytes - bytesOf('…');
  for (const character of text) {
    room -= bytesOf(character);
    if (room < 0) break;
    kept.push(character);
  }
  return `${kept.join('').trimEnd()}…`;
}

/** Counts the bytes that the text takes between its quotation marks. */
function bytesOf(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2;
}
