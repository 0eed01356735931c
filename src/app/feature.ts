import type { Logger } from 'pino';
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
import type { Follower } from '#platform/followers.ts';
import type { RootPage } from '#platform/http/pages.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Route } from '#platform/http/route.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { AccessTokens } from '#platform/security/access-token.ts';
import type { DownloadTokens } from '#platform/security/download-token.ts';
import type { UnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';

/** The parts of the service that features make their routes, tasks and pages of. */
export interface Parts extends SystemDependencies, PushParts, Intake {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly accessTokens: AccessTokens;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly downloadTokens: DownloadTokens;
  readonly backups: Backups;
  /** Where files of banks are put, where there is such a folder. */
  readonly bankInbox: BankInbox | undefined;
  /** Where invoices are sent to, where there is such a mailbox. */
  readonly invoiceMailbox: InvoiceMailbox | undefined;
  /** Where the links in mails lead. */
  readonly publicUrl: string;
  /** Whether there is a mail server, so that what is mailed is really sent. */
  readonly sending: boolean;
  /** Hands mails to the mail server. */
  readonly mailTransport: MailTransport;
  readonly senders: ChannelSenders;
  /** Everything that people are told about. */
  readonly types: NotificationTypes;
  readonly streams: StreamHub;
  /** All that may wait for somebody. */
  readonly overview: readonly OverviewPart[];
  /** All that a search finds. */
  readonly search: readonly SearchPart[];
  /** What tells somebody what is known of them, feature by feature. */
  readonly disclosure: readonly DisclosurePart[];
  /** What erases somebody’s data, feature by feature. */
  readonly erasure: readonly ErasurePart[];
  /** What goes by itself once it is kept no longer. */
  readonly retention: readonly RetentionPart[];
  /** What says what does not hold, feature by feature. */
  readonly proofs: readonly NonNullable<Feature['proof']>[];
  /** Where messages lie that are not sent. */
  readonly outboxDirectory: string;
  /** All routes of the service, for when it answers: while it is put together there are none. */
  readonly operations: () => readonly Route[];
}

/** All that a feature brings to the service: its index.ts exports one, the root lists it. */
export interface Feature {
  readonly routes: readonly Route[] | ((parts: Parts) => readonly Route[]);
  /** What job workers run for it. */
  readonly tasks?: (parts: Parts) => readonly Task[];
  /** Web pages at the root of the address. */
  readonly pages?: (parts: Parts) => readonly RootPage[];
  /** What it does when others announce a change. */
  readonly followers?: readonly Follower[];
  /** What it tells people. */
  readonly notificationTypes?: readonly NotificationTypeDefinition[];
  /** What of it a search finds. */
  readonly search?: readonly SearchPart[];
  /** Its records that have a page of their own. */
  readonly records?: readonly RecordKind[];
  /** What it knows to wait for somebody. */
  readonly overview?: readonly OverviewPart[];
  /** Tells somebody what it knows of them. */
  readonly disclosure?: DisclosurePart;
  /** Erases what it holds of somebody, or makes it name them no longer. */
  readonly erasure?: ErasurePart;
  /** What of it goes by itself once it is kept no longer. */
  readonly retention?: readonly RetentionPart[];
  /** Says what does not hold of what it keeps proof of, a line each. */
  readonly proof?: (ctx: TenantContext) => Promise<readonly string[]>;
  /** Enters its part of the demo. */
  readonly demo?: (stage: DemoStage) => Promise<void>;
}
