export { recordAudit, type AuditedAction } from './audit.ts';
export {
  findBuildingLanguage,
  findBuildingLanguages,
  type Languages,
} from './building-language.ts';
export { createdNow } from './created-now.ts';
export { countsByName, totalOf } from './counts.ts';
export type { DemoStage, FileRecord } from './demo-stage.ts';
export type {
  DisclosedPerson,
  DisclosedRecord,
  Disclosure,
  DisclosurePart,
} from './disclosure-part.ts';
export type { ErasedPerson, Erasure, ErasurePart } from './erasure-part.ts';
export type { KeptData } from '#domain/privacy/retention.ts';
export type { EndingData, RetentionPart } from './retention-part.ts';
export { forEveryOrganization, type SweepDependencies } from './every-organization.ts';
export { listOrganizationIds } from './organization-ids.ts';
export { pointing } from './pointing.ts';
export type { RecordKind } from './record-kind.ts';
export {
  correctingPair,
  readSplitLine,
  showSplit,
  showSplitLine,
  storedSplitLines,
  type SaleOfUnit,
  type SplitEnd,
  type StoredShare,
} from './split-lines.ts';
export { requeueTask, type Overdue } from './requeue-task.ts';
export { storedEnterpriseNumber, storedIban, storedPhone } from './stored-form.ts';
export { asSystem, contextWithoutRequest, type SystemDependencies } from './system-context.ts';
export { tryOut, writing } from './try-out.ts';
export { findUserNames } from './user-names.ts';
export { ALWAYS } from './validity.ts';
export {
  requireBuilding,
  requireNamedBuilding,
  ownersOfBuildings,
  visibleBuildings,
  visibleMeetings,
  visibleOwners,
  visibleTickets,
  visibleUnits,
  withinNarrowing,
} from './visibility.ts';
