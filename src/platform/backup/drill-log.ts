import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { DRILL_KINDS, type DrillKind } from '#domain/operations/drill-steps.ts';
import type { ArchivePlace } from './archive-place.ts';

/** Stored with the archives, so that it outlives the database. */
const DRILL_LOG = 'drills.jsonl';

const Seconds = Type.Number({ minimum: 0 });

const Drill = Type.Object({
  started_at: Type.String(),
  /** Older lines without a kind are about archives of rows. */
  kind: Type.Optional(Type.Enum(DRILL_KINDS)),
  /** Name of the archive that was restored. */
  archive: Type.String(),
  /** Potential data loss: age of the archive at the start of the drill. */
  loss_seconds: Seconds,
  /** Duration of each step of the recovery. */
  step_seconds: Type.Record(Type.String(), Seconds),
  recovery_seconds: Seconds,
  /** Null: everything was restored without faults. */
  failure: Type.Union([Type.String(), Type.Null()]),
});

/** Result of a test restore of an archive. */
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

/** Lists all drills of the place, newest first; skips incomplete lines. */
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
