import { pick } from './facts.ts';
import { resultOf, type FundsBench } from './funds-case.ts';
import { openOffice } from './funds-office.ts';
import type { Result } from './run-cases.ts';
import { inTurn, measureAnswers } from './tenant.ts';

const OWNERS = 200;
const DOWNLOADS = 3;

export async function runLetters(bench: FundsBench): Promise<Result[]> {
  const office = await openOffice(bench, { buildings: 1, owners_per_building: OWNERS });
  const { id } = await office.draft(pick(office.building_ids, 0), 'Provision');
  await office.must('PUT', `/calls-for-funds/${id}/send`);
  const results: Result[] = [];
  for (const format of ['pdf', 'zip']) {
    const answers = await inTurn(DOWNLOADS, () =>
      office.ask('GET', `/calls-for-funds/${id}/letters?format=${format}`),
    );
    const name = `letters of ${OWNERS} owners, ${format}`;
    results.push(resultOf(name, measureAnswers(answers), { target: { seconds: 5 } }));
  }
  return results;
}
