import { requireMeeting } from '#features/assemblies/meetings/index.ts';
import { namesOf } from '#features/assemblies/votes/index.ts';
import { findLetterhead } from '#features/documents/letters/index.ts';
import { findBuildingLanguages, type Languages } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { MinutesOnPaper } from './minutes-letter.ts';
import { minutesOf } from './minutes.ts';

/**
 * All that minutes on paper say, as they stand. Refuses not_found.
 * @param languages in which they say it; those of the building where none are named
 */
export async function composeMinutes(
  ctx: TenantContext,
  id: string,
  languages?: Languages,
): Promise<MinutesOnPaper> {
  const meeting = await requireMeeting(ctx, id);
  const { building_id } = meeting;
  const minutes = await minutesOf(ctx, id);
  const ofItems = minutes.items.flatMap(({ capped, excluded }) => [...capped, ...excluded]);
  const named = [...minutes.attendances, ...ofItems];
  return {
    meeting,
    minutes,
    names: await namesOf(
      ctx.db,
      named.map(({ owner_id }) => owner_id),
    ),
    head: await findLetterhead(ctx.db, building_id),
    languages: languages ?? (await findBuildingLanguages(ctx.db, building_id)),
    now: ctx.now,
  };
}
