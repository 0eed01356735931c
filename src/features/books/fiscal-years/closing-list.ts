import { rights, type Right } from '#contract/access.ts';
import { listClosingSteps, type ClosingStepCode } from '#domain/closing/closing-steps.ts';
import { requireBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findClosingFindings, isLedgerIntact, showFindings } from './closing-check.ts';
import type { FiscalYearRow } from './repository.ts';

/** The right that the action of each step needs. */
const STEP_RIGHTS: Readonly<Record<ClosingStepCode, Right>> = {
  Bank: 'bank:write',
  Invoices: 'expenses:write',
  Accruals: 'books:write',
  Statement: 'funds:write',
  Reserve: 'books:write',
  ReserveTest: 'funds:write',
  Close: 'books:write',
};

/** Lists the closing steps of a year with the roles that may do them; call it in one database snapshot. */
export async function showClosingList(ctx: TenantContext, year: FiscalYearRow) {
  const [building, isIntact] = await Promise.all([
    requireBuilding(ctx, year.building_id),
    isLedgerIntact(ctx),
  ]);
  const isClosed = year.status === 'Closed';
  const findings = isClosed ? [] : await findClosingFindings(ctx, year, isIntact);
  const steps = listClosingSteps(findings, {
    is_closed: isClosed,
    needs_second_person: building.closing_needs_second_person,
  });
  return {
    steps: steps.map((step) => ({
      ...step,
      roles: listRoles(STEP_RIGHTS[step.code], building.require_second_approver),
      findings: showFindings(ctx, year, step.findings),
    })),
  };
}

/** Lists the roles with a right; where two persons approve, the Syndic does not also keep the books. */
function listRoles(right: Right, isForTwo: boolean) {
  return rights[right].filter(
    (role) => !(isForTwo && right === 'books:write' && role === 'Syndic'),
  );
}
