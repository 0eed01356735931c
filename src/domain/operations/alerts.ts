/** Alerts, each with a rule in ops/prometheus/rules.yml and a section in docs/runbooks/alerts.md. */
export const ALERTS = [
  'ServiceDown',
  'ManyErrors',
  'SlowAnswers',
  'PoolExhausted',
  'EventLoopBlocked',
  'JobsLate',
  'DeliveriesFail',
  'BackupFailed',
  'BackupLate',
  'WalArchiveLate',
  'DrillLate',
  'DrillTooSlow',
  'DiskShort',
  'ProofBroken',
  'OwnerAccountsDiffer',
] as const;
export type Alert = (typeof ALERTS)[number];
