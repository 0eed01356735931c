export { findApproverRoles } from './approver-repository.ts';
export { recordAudit, type AuditedAction } from './audit.ts';
export {
  findBuildingLanguage,
  findBuildingLanguages,
  type Languages,
} from './building-language.ts';
export { creationColumns } from './creation-columns.ts';
export { countByName, sumCounts } from './counts.ts';
export type { DemoPaper, DemoStage, FileRecord } from './demo-stage.ts';
export type {
  DisclosedPerson,
  DisclosedRecord,
  Disclosure,
  DisclosurePart,
} from './disclosure-part.ts';
export type { ErasedPerson, Erasure, ErasurePart } from './erasure-part.ts';
export type { KeptData } from '#domain/privacy/retention.ts';
export type { EndingData, RetentionPart } from './retention-part.ts';
export { createSweep, forEveryOrganization, type SweepDependencies } from './every-organization.ts';
export { listOrganizationIds } from './organization-ids.ts';
export { withFieldPointers } from './add-pointers.ts';
export type { RecordKind } from './record-kind.ts';
export { requireOwnSecondFactor, requireSecondFactor } from './second-factor.ts';
export {
  checkSecondPerson,
  findTiedUsers,
  findUsersBehind,
  findWhetherSecond,
  toActor,
} from './second-person.ts';
export {
  makeCorrectingLines,
  readSplitLine,
  showSplitLine,
  toStoredLines,
  type SaleOfUnit,
  type SplitEnd,
  type StoredShare,
} from './split-lines.ts';
export { requeueTask, type Overdue } from './requeue-task.ts';
export { toStoredEnterpriseNumber, toStoredIban, toStoredPhone } from './normalize-fields.ts';
export { runAsSystem, makeSystemContext, type SystemDependencies } from './system-context.ts';
export { runAndRollBack, writing } from './transactions.ts';
export { findUserNames } from './user-names.ts';
export { ALWAYS } from './validity.ts';
export {
  chooseNamesInBooks,
  ownerNameInBooks,
  requireBookkeeper,
  requireBuilding,
  requireBuildingOfUnits,
  requireNamedBuilding,
  selectBuildingOwnerIds,
  visibleBuildings,
  visibleMeetings,
  visibleOwners,
  visibleTickets,
  visibleUnits,
  limitToRoleBuildings,
} from './visibility.ts';
