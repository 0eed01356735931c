import type { Static, TSchema } from '#contract/common.ts';
import type { NotificationType, Priority } from '#domain/notifications/notification-types.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** What the texts of a notification name. */
export type Values = Readonly<Record<string, unknown>>;

/** Somebody who is told, with what the texts say to them alone. */
export interface Recipient {
  readonly user_id: string;
  /** Beside the values for everybody, and before them. */
  readonly values?: Values;
  /** In place of the link for everybody. */
  readonly link?: string | null;
  /** Has been e-mailed to them already, as a letter. */
  readonly is_mailed?: boolean;
}

/**
 * What there is to a type of notification beside its texts, `notification.<type>.title`, `.message`
 * and, where a text message is to say less, `.sms`.
 */
export interface NotificationTypeDefinition<Schema extends TSchema = TSchema> {
  readonly type: NotificationType;
  /** What the event holds: ids, and such facts as stand in no table. */
  readonly payload: Schema;
  readonly priority: Priority;
  /** Who is told, each once; nobody when what happened has been undone since. */
  audience(
    ctx: TenantContext,
    payload: Static<Schema>,
    actorId: string,
  ): Promise<readonly Recipient[]>;
  /** What the texts name for everybody; asked for only where there is somebody to tell. */
  values(ctx: TenantContext, payload: Static<Schema>): Promise<Values>;
  /** A path of the web pages; null: leads nowhere. */
  link(payload: Static<Schema>): string | null;
  /** What it is about: e-mails on one object are collected. Null: each goes at once. */
  objectId(payload: Static<Schema>): string | null;
}
