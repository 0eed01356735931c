import { must, type Json, type Tenant } from './test-app.ts';

type Callers = Pick<Tenant, 'accountant' | 'syndic'>;

const findCodes = async ({ accountant }: Callers, id: string): Promise<string[]> => {
  const { findings } = must(await accountant.get(`/fiscal-years/${id}/closing-check`), 200);
  return findings.map(({ code }: Json) => code as string);
};

/** Prepares the closing of a financial year: sends its statement and appropriates the reserve. */
export async function prepareClosing(callers: Callers, id: string): Promise<void> {
  const { accountant, syndic } = callers;
  const path = `/fiscal-years/${id}`;
  const { building_id, start_date, end_date } = must(await accountant.get(path), 200);
  if ((await findCodes(callers, id)).includes('statement_missing')) {
    const period = { period_from: start_date, period_to: end_date };
    const run = must(await syndic.post(`/buildings/${building_id}/statements`, period), 201);
    const acknowledge = run.findings.map(({ code }: Json) => code);
    must(await syndic.put(`/statements/${run.id}/freeze`, { acknowledge }), 200);
    must(await syndic.put(`/statements/${run.id}/send`, { due_date: end_date }), 200);
  }
  if ((await findCodes(callers, id)).includes('reserve_not_appropriated'))
    must(await accountant.put(`${path}/appropriate-reserve`), 200);
}

/**
 * Closes a financial year as an office does: prepares it, names a decision about what is left, and accepts
 * every warning. Returns the year.
 */
export async function closeYear(callers: Callers, id: string): Promise<Json> {
  const { accountant, syndic } = callers;
  await prepareClosing(callers, id);
  const path = `/fiscal-years/${id}`;
  const { building_id, end_date } = must(await accountant.get(path), 200);
  const acknowledge = await findCodes(callers, id);
  const decision = { building_id, decided_on: end_date, title: 'The result of the year' };
  const named = acknowledge.includes('result_not_nil')
    ? { result_decision_id: must(await syndic.post('/decisions', decision), 201).id }
    : {};
  return must(await accountant.put(`${path}/close`, { acknowledge, ...named }), 200);
}
