import type { Static, TSchema } from '#contract/common.ts';
import type { NotificationType, Priority } from '#domain/notifications/notification-types.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Values that the texts of a notification refer to; a title with a key is said in each language. */
export type Values = Readonly<Record<string, unknown>>;

/** A recipient, with values for them only. */
export interface Recipient {
  readonly user_id: string;
  /** Override the values for everyone. */
  readonly values?: Values;
  /** Overrides the link for everyone. */
  readonly link?: string | null;
  /** Already sent to them by e-mail, as a letter. */
  readonly is_mailed?: boolean;
}

/**
 * Definition of a type of notification. Its texts are `notification.<type>.title`, `.message` and,
 * if a text message should be shorter, `.sms`.
 */
export interface NotificationTypeDefinition<Schema extends TSchema = TSchema> {
  readonly type: NotificationType;
  /** The payload of the event: ids, and facts that no table holds. */
  readonly payload: Schema;
  readonly priority: Priority;
  /** Finds the recipients, each once; nobody if the event has been undone since. */
  audience(
    ctx: TenantContext,
    payload: Static<Schema>,
    actorId: string,
  ): Promise<readonly Recipient[]>;
  /** Finds the values for everyone; called only if there are recipients. */
  values(ctx: TenantContext, payload: Static<Schema>): Promise<Values>;
  /** A path of the web app; null: no link. */
  link(payload: Static<Schema>): string | null;
  /**
   * The object it concerns: e-mails about one object are collected in a digest. Null: each is sent
   * immediately.
   */
  objectId(payload: Static<Schema>): string | null;
}
