import type { Language } from '#domain/kernel/language.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';

/** One notification, in the recipient's language. */
export interface MessageItem {
  readonly notification_id: string;
  readonly notification_type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** A path of the web app, or a URL; null: no link. */
  readonly link: string | null;
  readonly priority: 'Low' | 'Normal' | 'High' | 'Urgent';
  /** RFC 3339. */
  readonly created_at: string;
}

/** One mail; several items, oldest first, make a digest. */
export interface EmailMessage {
  readonly organization_id: string;
  /** The account whose preferences the link in the footer changes. */
  readonly account_id: string;
  /** An address without a display name. */
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
  /** Replaces title and message; null: use these. */
  readonly short_message: string | null;
}

/** A push subscription of a browser. */
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
  /** Ids of targets that no longer exist and should be deleted. */
  readonly gone?: readonly string[];
}

/**
 * Delivers a message to the provider of a channel. Resolves once it is accepted; for several
 * targets, once at least one accepted it or all are gone. Throws a PermanentFailure if a retry
 * would not help, and any other error to be retried later. Without settings (`isConfigured` false)
 * it stores the message for inspection and sends nothing. Opens no transaction.
 */
export interface ChannelSender<Message> {
  readonly isConfigured: boolean;
  send(message: Message): Promise<SendResult>;
}

/** The senders of the channels that leave the service. */
export interface ChannelSenders {
  readonly Email: ChannelSender<EmailMessage>;
  readonly SMS: ChannelSender<SmsMessage>;
  readonly Push: ChannelSender<PushMessage>;
}
