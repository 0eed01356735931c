import { Account } from './accounts.ts';
import { Attendance, Proxy, Quorum } from './attendance.ts';
import { AuditChange, AuditEntry, AuditProof } from './audit.ts';
import { Audit, AuditBankFile, AuditChecks, AuditSample, AuditVoucher } from './audits.ts';
import { LoginSession, Me, RoleAssignment, SignIn } from './auth.ts';
import { BankAccount } from './bank-accounts.ts';
import { BankRule } from './bank-rules.ts';
import {
  BankReconciliation,
  BankStatement,
  BankStatementUploadResult,
  BankTransaction,
  BankTransactionDistribution,
  CertainMatches,
} from './bank-statements.ts';
import { Budget, BudgetCallsPreview, BudgetFollowUp } from './budgets.ts';
import { Building } from './buildings.ts';
import {
  BulkCallResults,
  CallDistribution,
  CallForFunds,
  CallReceivable,
} from './calls-for-funds.ts';
import { ChainHead, LogHead } from './chain-proofs.ts';
import { Claim } from './claims.ts';
import { ConvocationConsent } from './convocations.ts';
import { AccessLogProof, DataAccess } from './data-accesses.ts';
import { dataExportSchemas } from './data-export.ts';
import { DataRectification, DataRestriction } from './data-rights.ts';
import { DistributionKey } from './distribution-keys.ts';
import { Document, DocumentVersion, DownloadLink } from './documents.ts';
import { ErasurePreview, ErasureResult } from './erasure.ts';
import { ExpenseDistribution } from './expense-distribution.ts';
import { BulkExpenseResults, Expense } from './expenses.ts';
import {
  ClosingCheck,
  ClosingFinding,
  ClosingList,
  FiscalYear,
  AccrualProposals,
  AccruedCosts,
  ReserveAppropriation,
  ReserveTest,
} from './fiscal-years.ts';
import { GdprRequest } from './gdpr-requests.ts';
import { Handover, HandoverResult } from './handovers.ts';
import { Hold, Interruption, LotDebt } from './holds.ts';
import {
  ExpensesImportResult,
  ImportResult,
  PaymentsImportResult,
  TakeoverResult,
} from './imports.ts';
import { InterestRate } from './interest-rates.ts';
import { InvoiceValues } from './invoice-values.ts';
import { AccountMovement, JournalEntry, LedgerProof } from './journal-entries.ts';
import { LetterDelivery, ReminderDelivery } from './letter-deliveries.ts';
import { LotAnswer, LotAnswerOpening, LotRequest } from './lot-requests.ts';
import { AgendaItem, Meeting, MeetingFinding } from './meetings.ts';
import { Meter, MeterReading } from './meters.ts';
import { Decision, FollowUp, Minutes } from './minutes.ts';
import { NotificationPreference } from './notification-preferences.ts';
import { Notification, NotificationDelivery, NotificationStats } from './notifications.ts';
import { ServiceState } from './operations.ts';
import { Organization } from './organizations.ts';
import { Overview } from './overview.ts';
import {
  BuildingAccount,
  BuildingStatement,
  OwnerAccount,
  OwnerAccountIntegrity,
  OwnerStatement,
} from './owner-accounts.ts';
import { AgendaProposal, AssemblyRequest } from './owners-ask.ts';
import { Owner } from './owners.ts';
import { PaymentBatch } from './payment-batches.ts';
import { PaymentReminderRun } from './payment-reminder-run.ts';
import { PaymentReminderStats } from './payment-reminder-stats.ts';
import { PaymentReminder, ReminderSettings } from './payment-reminders.ts';
import { Payment } from './payments.ts';
import { PortableData } from './portable-data.ts';
import { Problem } from './problem.ts';
import { Proceeding } from './proceedings.ts';
import { ProcessingActivity } from './processing-register.ts';
import { PushSubscription } from './push-subscriptions.ts';
import { BuildingFigures } from './reports.ts';
import { RetentionReport } from './retention.ts';
import { Sale, SalePreview } from './sales.ts';
import { SearchResult } from './search.ts';
import { LetterRecipients, SendingGap, SendingPreview } from './sending-preview.ts';
import {
  StatementAccounts,
  StatementFinding,
  StatementLines,
  StatementOwner,
  StatementRun,
  StatementTie,
  StatementWorks,
} from './statements.ts';
import { Supplier, SupplierDuplicates, SupplierIban } from './suppliers.ts';
import { Ticket, TicketComment, TicketHistoryEvent, TicketStats } from './tickets.ts';
import {
  HeldUnit,
  OwnershipTotal,
  TransferredOwnership,
  UnitOwner,
  UnitOwnerOfOwner,
} from './unit-owners.ts';
import { ListedUnit, Unit } from './units.ts';
import { InvitationLink, UnconfirmedApprover, User } from './users.ts';
import {
  BallotEntry,
  LiveMeeting,
  Vote,
  VoteReceipt,
  VoteResult,
  VotesCast,
  VotesProof,
  VotingRound,
} from './votes.ts';

/** Every schema that others refer to by its $id. */
export const namedSchemas: readonly object[] = [
  Overview,
  SearchResult,
  Building,
  BuildingFigures,
  Unit,
  ListedUnit,
  Owner,
  TransferredOwnership,
  UnitOwner,
  HeldUnit,
  UnitOwnerOfOwner,
  OwnershipTotal,
  DistributionKey,
  Meter,
  MeterReading,
  ExpenseDistribution,
  BulkExpenseResults,
  Expense,
  InvoiceValues,
  Claim,
  Proceeding,
  LotRequest,
  LotAnswer,
  LotAnswerOpening,
  Hold,
  Interruption,
  LotDebt,
  Sale,
  SalePreview,
  Account,
  AccountMovement,
  FiscalYear,
  ClosingCheck,
  ClosingList,
  AccrualProposals,
  AccruedCosts,
  ReserveAppropriation,
  ReserveTest,
  ClosingFinding,
  Audit,
  AuditSample,
  AuditVoucher,
  AuditChecks,
  AuditBankFile,
  Supplier,
  SupplierDuplicates,
  SupplierIban,
  BankAccount,
  PaymentBatch,
  BankRule,
  BankReconciliation,
  BankStatement,
  BankStatementUploadResult,
  BankTransaction,
  BankTransactionDistribution,
  CertainMatches,
  BulkCallResults,
  CallDistribution,
  CallForFunds,
  CallReceivable,
  Budget,
  BudgetCallsPreview,
  BudgetFollowUp,
  StatementAccounts,
  StatementFinding,
  StatementLines,
  StatementOwner,
  StatementRun,
  StatementTie,
  StatementWorks,
  LetterDelivery,
  ReminderDelivery,
  LetterRecipients,
  SendingGap,
  SendingPreview,
  Payment,
  PaymentReminder,
  PaymentReminderRun,
  PaymentReminderStats,
  ReminderSettings,
  ImportResult,
  ExpensesImportResult,
  PaymentsImportResult,
  TakeoverResult,
  Handover,
  HandoverResult,
  JournalEntry,
  LedgerProof,
  LoginSession,
  Me,
  RoleAssignment,
  SignIn,
  ProcessingActivity,
  Document,
  DocumentVersion,
  DownloadLink,
  AgendaItem,
  ConvocationConsent,
  AgendaProposal,
  AssemblyRequest,
  Meeting,
  MeetingFinding,
  Attendance,
  Proxy,
  Quorum,
  BallotEntry,
  LiveMeeting,
  Decision,
  FollowUp,
  Minutes,
  Vote,
  VoteReceipt,
  VoteResult,
  VotesCast,
  VotesProof,
  VotingRound,
  Ticket,
  TicketComment,
  TicketHistoryEvent,
  TicketStats,
  GdprRequest,
  DataAccess,
  AccessLogProof,
  AuditEntry,
  AuditChange,
  AuditProof,
  ChainHead,
  LogHead,
  ServiceState,
  ...dataExportSchemas,
  PortableData,
  ErasurePreview,
  ErasureResult,
  RetentionReport,
  DataRectification,
  DataRestriction,
  Notification,
  NotificationDelivery,
  NotificationPreference,
  NotificationStats,
  PushSubscription,
  Organization,
  BuildingAccount,
  BuildingStatement,
  OwnerAccount,
  OwnerAccountIntegrity,
  OwnerStatement,
  UnconfirmedApprover,
  InvitationLink,
  User,
  InterestRate,
  Problem,
];
