import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { DRILL_KINDS, type DrillKind } from '#domain/operations/drill-steps.ts';
import type { ArchivePlace } from './archive-place.ts';

/** Beside the archives: it outlives the database. */
const DRILL_LOG = 'drills.jsonl';

const Seconds = Type.Number({ minimum: 0 });

const Drill = Type.Object({
  started_at: Type.String(),
  /** Lines of before have an archive of rows. */
  kind: Type.Optional(Type.Enum(DRILL_KINDS)),
  /** Name of the archive that was restored. */
  archive: Type.String(),
  /** What would have been lost, had the service been lost at the start: the age of the archive. */
  loss_seconds: Seconds,
  /** What would have passed until it was back, step by step. */
  step_seconds: Type.Record(Type.String(), Seconds),
  recovery_seconds: Seconds,
  /** Null: everything was restored, and is sound. */
  failure: Type.Union([Type.String(), Type.Null()]),
});

/** What came of restoring an archive to see whether it can be. */
export type Drill = Static<typeof Drill>;

export function kindOfDrill({ kind = 'Rows' }: Drill): DrillKind {
  return kind;
}

/** Adds a line to the log of the place. */
export async function recordDrill(
  place: Pick<ArchivePlace, 'readNote' | 'replaceNote'>,
  drill: Drill,
): Promise<void> {
  const known = await place.readNote(DRILL_LOG);
  const between = known === '' || known.endsWith('\n') ? '' : '\n';
  await place.replaceNote(DRILL_LOG, `${known}${between}${JSON.stringify(drill)}\n`);
}

/** All drills of the place, the newest first; a line that was cut off is none. */
export async function listDrills(place: Pick<ArchivePlace, 'readNote'>): Promise<Drill[]> {
  const text = await place.readNote(DRILL_LOG);
  return text
    .split('\n')
    .flatMap((line) => parseLine(line) ?? [])
    .reverse();
}

function parseLine(line: string): Drill | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return Value.Check(Drill, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
