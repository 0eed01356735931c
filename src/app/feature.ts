import type { Logger } from 'pino';
import type { ProcessingActivity } from '#contract/processing-register.ts';
import type { Intake } from '#features/documents/documents/index.ts';
import type { BankInbox } from '#features/money/bank-statements/index.ts';
import type { InvoiceMailbox } from '#features/money/invoices/index.ts';
import type {
  ChannelSenders,
  NotificationTypeDefinition,
  NotificationTypes,
  PushParts,
  StreamHub,
} from '#features/notifications/index.ts';
import type { Backups } from '#features/operations/backups/index.ts';
import type {
  DemoStage,
  DisclosurePart,
  ErasurePart,
  RecordKind,
  RetentionPart,
  SystemDependencies,
} from '#features/shared/index.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import type { SearchPart } from '#features/workplace/search/index.ts';
import type { HandingRules } from '#platform/db/handed-tables.ts';
import type { LinkedLog } from '#platform/db/linked-log.ts';
import type { OwnedTables } from '#platform/db/owned-tables.ts';
import type { HashChain } from '#platform/db/recorded-heads.ts';
import type { Follower } from '#platform/followers.ts';
import type { RootPage } from '#platform/http/pages.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Route } from '#platform/http/route.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { AccessTokens } from '#platform/security/access-token.ts';
import type { AnswerTokens, DownloadTokens } from '#platform/security/link-token.ts';
import type { TicketTokens } from '#platform/security/ticket-token.ts';
import type { TotpVault } from '#platform/security/totp-vault.ts';
import type { UnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';

/** Dependencies from which features create their routes, tasks and pages. */
export interface Parts extends SystemDependencies, PushParts, Intake {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly accessTokens: AccessTokens;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly downloadTokens: DownloadTokens;
  readonly ticketTokens: TicketTokens;
  readonly answerTokens: AnswerTokens;
  /** Encrypts the secrets of two-factor authentication. */
  readonly vault: TotpVault;
  readonly backups: Backups;
  /** Folder for bank files, if configured. */
  readonly bankInbox: BankInbox | undefined;
  /** Mailbox for incoming invoices, if configured. */
  readonly invoiceMailbox: InvoiceMailbox | undefined;
  /** How tables go along when a building is handed over. */
  readonly rules: HandingRules;
  /** Maximum size of the file of a building that is handed over. */
  readonly maxArchiveBytes: number;
  /** Base address of links in mails. */
  readonly publicUrl: string;
  /** Folder with the passwords of the demo; undefined without one. */
  readonly demoDirectory: string | undefined;
  /** Whether mails are sent: a mail server is configured. */
  readonly sending: boolean;
  /** Sends mails through the mail server. */
  readonly mailTransport: MailTransport;
  readonly senders: ChannelSenders;
  /** All types of notifications. */
  readonly types: NotificationTypes;
  readonly streams: StreamHub;
  /** All entries of the to-do overview. */
  readonly overview: readonly OverviewPart[];
  /** All parts of the search, by kind of record. */
  readonly search: readonly SearchPart[];
  /** The records of processing activities. */
  readonly processings: readonly ProcessingActivity[];
  /** Parts that disclose a person's data, by feature. */
  readonly disclosure: readonly DisclosurePart[];
  /** Parts that erase a person's data, by feature. */
  readonly erasure: readonly ErasurePart[];
  /** Parts that delete data after its retention period. */
  readonly retention: readonly RetentionPart[];
  /** Integrity checks, by feature. */
  readonly proofs: readonly NonNullable<Feature['proof']>[];
  /** Folder of messages that are not sent. */
  readonly outboxDirectory: string;
  /** All routes of the service. Empty while it is being composed; call it later. */
  readonly operations: () => readonly Route[];
}

/**
 * Everything that a feature contributes to the service: its index.ts exports one, and features.ts
 * lists it.
 */
export interface Feature {
  /**
   * The tables that it owns, with the personal data in their columns and the answers to their
   * constraints.
   */
  readonly tables?: OwnedTables;
  readonly routes: readonly Route[] | ((parts: Parts) => readonly Route[]);
  /** Tasks that job workers run for it. */
  readonly tasks?: (parts: Parts) => readonly Task[];
  /** Web pages at the root of the address. */
  readonly pages?: (parts: Parts) => readonly RootPage[];
  /** Reactions to changes that other features announce. */
  readonly followers?: readonly Follower[];
  /** Types of notifications that it sends. */
  readonly notificationTypes?: readonly NotificationTypeDefinition[];
  /** Parts of it that a search covers. */
  readonly search?: readonly SearchPart[];
  /** Its records that have a page of their own. */
  readonly records?: readonly RecordKind[];
  /** Its entries of the to-do overview. */
  readonly overview?: readonly OverviewPart[];
  /** Discloses the data it has of a person. */
  readonly disclosure?: DisclosurePart;
  /** Erases a person's data, or anonymizes it. */
  readonly erasure?: ErasurePart;
  /** Data that it deletes after the retention period. */
  readonly retention?: readonly RetentionPart[];
  /** Checks the integrity of its records; returns one line per fault. */
  readonly proof?: (ctx: TenantContext) => Promise<readonly string[]>;
  /** Its log whose entries are linked into a chain after their transaction. */
  readonly log?: LinkedLog;
  /** Its hash chains, whose heads are recorded in archives. */
  readonly chain?: HashChain;
  /** Adds its part of the demo. */
  readonly demo?: (stage: DemoStage) => Promise<void>;
}
