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
