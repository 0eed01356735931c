import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { DRILL_KINDS, type Drill } from '#domain/operations/drill.ts';
import type { ArchiveStorage } from './archive-storage.ts';

/** Stored with the archives, so that it outlives the database. */
const DRILL_LOG = 'drills.jsonl';

const Seconds = Type.Number({ minimum: 0 });

const DrillLine = Type.Object({
  started_at: Type.String(),
  kind: Type.Optional(Type.Enum(DRILL_KINDS)),
  archive: Type.String(),
  loss_seconds: Seconds,
  step_seconds: Type.Record(Type.String(), Seconds),
  recovery_seconds: Seconds,
  failure: Type.Union([Type.String(), Type.Null()]),
});

/** Adds a line to the log of the place. */
export async function recordDrill(
  place: Pick<ArchiveStorage, 'readNote' | 'replaceNote'>,
  drill: Drill,
): Promise<void> {
  const known = await place.readNote(DRILL_LOG);
  const between = known === '' || known.endsWith('\n') ? '' : '\n';
  await place.replaceNote(DRILL_LOG, `${known}${between}${JSON.stringify(drill)}\n`);
}

/** Lists all drills of the place, newest first; skips incomplete lines. */
export async function listDrills(place: Pick<ArchiveStorage, 'readNote'>): Promise<Drill[]> {
  const text = await place.readNote(DRILL_LOG);
  return text
    .split('\n')
    .flatMap((line) => parseLine(line) ?? [])
    .reverse();
}

function parseLine(line: string): Drill | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return Value.Check(DrillLine, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
