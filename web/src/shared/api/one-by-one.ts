import { ApiProblem } from './client.ts';

/** Result of the same act on several records. */
export interface Outcome {
  readonly count: number;
  readonly refused: readonly { readonly name: string; readonly problem: ApiProblem }[];
}

/**
 * Does an act on one record after another, and collects what was refused. A lost connection or a
 * failing service ends it; called again with the same `done`, it goes on with the rest.
 */
export async function doOneByOne<Row extends { readonly id: string }>(
  rows: readonly Row[],
  done: Set<string>,
  { run, nameOf }: { run: (row: Row) => Promise<unknown>; nameOf: (row: Row) => string },
): Promise<Outcome> {
  const refused: { name: string; problem: ApiProblem }[] = [];
  for (const row of rows.filter(({ id }) => !done.has(id))) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that a failure ends it
      await run(row);
      done.add(row.id);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
      refused.push({ name: nameOf(row), problem: error });
    }
  }
  return { count: done.size, refused };
}
