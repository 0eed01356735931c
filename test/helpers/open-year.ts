import { must, type Caller } from './test-app.ts';

/** Opens the financial year of a building that is this calendar year. Returns its id. */
export async function openYear(
  accountant: Caller,
  building_id: string,
  year: number,
): Promise<string> {
  const days = { start_date: `${year}-01-01`, end_date: `${year}-12-31` };
  return must(await accountant.post(`/buildings/${building_id}/fiscal-years`, days), 201).id;
}
