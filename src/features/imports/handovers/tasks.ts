import { makeSystemContext, type SystemDependencies } from '#features/shared/index.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { FileParts } from './out/collect-file.ts';
import { PREPARE_HANDOVER, prepareHandover } from './out/create-handover.ts';

interface PreparingPayload {
  readonly organization_id: string;
  readonly handover_id: string;
}

/** Creates the task that prepares large handovers. */
export function createHandoverTasks(deps: SystemDependencies & FileParts): readonly Task[] {
  return [
    {
      name: PREPARE_HANDOVER,
      run: async (payload) => {
        const { organization_id, handover_id } = payload as PreparingPayload;
        const effects: (() => void)[] = [];
        const ctx = await deps.database.read(organization_id, async (db) =>
          makeSystemContext(deps, db, effects),
        );
        await prepareHandover(ctx, deps, handover_id);
        for (const effect of effects) effect();
      },
    },
  ];
}
