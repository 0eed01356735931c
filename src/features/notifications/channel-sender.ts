import type { Language } from '#domain/kernel/language.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';

/** One notification as the recipient is to read it. */
export interface MessageItem {
  readonly notification_id: string;
  readonly notification_type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** A path of the web pages, or an address; null: leads nowhere. */
  readonly link: string | null;
  readonly priority: 'Low' | 'Normal' | 'High' | 'Urgent';
  /** RFC 3339. */
  readonly created_at: string;
}

/** One mail; several items, oldest first, are a digest. */
export interface EmailMessage {
  readonly organization_id: string;
  /** Whose preferences the link at the foot changes. */
  readonly account_id: string;
  /** A bare address. */
  readonly to: string;
  readonly language: Language;
  /** At least one. */
  readonly items: readonly MessageItem[];
}

export interface SmsMessage {
  readonly organization_id: string;
  readonly user_id: string;
  /** E.164. */
  readonly to: string;
  readonly language: Language;
  readonly item: MessageItem;
  /** What to say in place of title and message; null: say these. */
  readonly short_message: string | null;
}

/** Where the browser of a person receives. */
export interface PushTarget {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly user_id: string;
  /** At least one. */
  readonly targets: readonly PushTarget[];
  readonly language: Language;
  readonly item: MessageItem;
}

export interface SendResult {
  /** Ids of targets that no longer exist and are to be forgotten. */
  readonly gone?: readonly string[];
}

/**
 * Hands a message over to whoever carries it. Resolves when it was taken over; for several targets,
 * when at least one took it over or all are gone. Throws a PermanentFailure when trying again would
 * not help, and anything else to be tried again later. Without settings (`isConfigured` false) it
 * keeps the message for somebody to look at, and sends nothing. Opens no transaction.
 */
export interface ChannelSender<Message> {
  readonly isConfigured: boolean;
  send(message: Message): Promise<SendResult>;
}

/** One for each channel that leaves the service. */
export interface ChannelSenders {
  readonly Email: ChannelSender<EmailMessage>;
  readonly SMS: ChannelSender<SmsMessage>;
  readonly Push: ChannelSender<PushMessage>;
}
