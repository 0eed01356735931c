import type { TestApp } from './test-app.ts';
import { asSuperuser } from './test-database.ts';

export interface TakenJob {
  readonly task: string;
  readonly payload: Readonly<Record<string, string>>;
}

/** Makes helpers that run the jobs of a test's service, as a worker would. */
export function makeJobHelpers(test: TestApp) {
  const { signal } = new AbortController();

  async function run({ task: name, payload }: TakenJob): Promise<void> {
    const task = test.app.tasks.find((one) => one.name === name);
    if (task === undefined) throw new Error(`there is no task ${name}`);
    await task.run(payload, { signal });
  }

  return {
    run,
    /** Takes pending jobs out of the queue, oldest first. */
    async take(wanted: { organizationId?: string; task?: string } = {}): Promise<TakenJob[]> {
      const taken = await asSuperuser(test.databaseUrl, (client) =>
        client.query<TakenJob & { id: string }>(
          `delete from graphile_worker._private_jobs as job
            using graphile_worker._private_tasks as task
            where task.id = job.task_id and ($1::text is null or payload->>'organization_id' = $1)
              and ($2::text is null or task.identifier = $2)
            returning job.id, task.identifier as task, job.payload`,
          [wanted.organizationId ?? null, wanted.task ?? null],
        ),
      );
      const inOrder = taken.rows.sort((one, other) => Number(one.id) - Number(other.id));
      return inOrder.map(({ task, payload }) => ({ task, payload }));
    },
  };
}
