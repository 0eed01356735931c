import { aPdf } from './documents.ts';
import { multipart } from './multipart.ts';
import { must, type Caller, type Json, type Tenant } from './test-app.ts';

/** Begins the audit of a year. */
export async function anAudit(
  { auditor }: Pick<Tenant, 'auditor'>,
  fiscal_year_id: string,
  basis: object = {},
): Promise<Json> {
  return must(await auditor.post(`/fiscal-years/${fiscal_year_id}/audits`, basis), 201);
}

/** An open audit with a question about a voucher. */
export interface StagedAudit {
  readonly id: string;
  readonly entryId: string;
}

/** Begins the audit of a year and asks about its first entry. */
export async function aStagedAudit(
  tenant: Pick<Tenant, 'auditor'>,
  { fiscalYearId }: { readonly fiscalYearId: string },
): Promise<StagedAudit> {
  const { auditor } = tenant;
  const { id } = await anAudit(tenant, fiscalYearId);
  const drawn = must(await auditor.post(`/audits/${id}/sample`, { above: 0 }), 201);
  const entryId: string = drawn.vouchers[0].entry_id;
  const question = { mark: 'Question', text: 'Why?' };
  must(await auditor.put(`/audits/${id}/vouchers/${entryId}`, question), 200);
  return { id, entryId };
}

/** Files a document of an expense. */
export async function fileDocument(
  syndic: Caller,
  building_id: string,
  expense_id: string,
  document_type = 'Invoice',
): Promise<void> {
  const fields = { title: document_type, document_type, building_id, expense_id };
  const form = await multipart(fields, { name: 'paper.pdf', content: aPdf(expense_id) });
  must(await syndic.post('/documents', form.body, form.headers), 201);
}
