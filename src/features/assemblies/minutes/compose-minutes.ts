import { requireMeeting } from '#features/assemblies/meetings/index.ts';
import { findHead } from '#features/assemblies/votes/index.ts';
import { findLetterhead, readPrintedHead } from '#features/documents/letters/index.ts';
import { findBuildingLanguages, type Languages } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { formatHead } from '#platform/security/chain.ts';
import type { MinutesOnPaper } from './minutes-letter.ts';
import { assembleMinutes, type MeetingMinutes } from './minutes.ts';
import { findPublished, type PublishedMinutes } from './published-repository.ts';

/**
 * Composes printable minutes: as published, before that from the current state. Refuses not_found.
 * @param languages of the minutes; by default those of the building
 */
export async function composeMinutes(
  ctx: TenantContext,
  id: string,
  languages?: Languages,
): Promise<MinutesOnPaper> {
  const meeting = await requireMeeting(ctx, id);
  const said = (await findPublished(ctx.db, id)) ?? (await readCurrentMinutes(ctx, meeting));
  return {
    ...said,
    names: namesIn(said.minutes),
    languages: languages ?? said.languages,
    now: ctx.now,
  };
}

async function readCurrentMinutes(
  ctx: TenantContext,
  meeting: PublishedMinutes['meeting'],
): Promise<PublishedMinutes> {
  const { id, building_id } = meeting;
  const votes = await findHead(ctx.db, id);
  return {
    meeting,
    minutes: await assembleMinutes(ctx, id),
    head: await findLetterhead(ctx.db, building_id),
    languages: await findBuildingLanguages(ctx.db, building_id),
    heads: {
      ...(await readPrintedHead(ctx.db)),
      ...(votes === undefined ? {} : { votes: formatHead(votes) }),
    },
  };
}

function namesIn({ attendances, items }: MeetingMinutes): ReadonlyMap<string, string> {
  const ofItems = items.flatMap(({ capped, excluded }) => [...capped, ...excluded]);
  const named = [...attendances, ...ofItems];
  return new Map(named.map(({ owner_id, owner_name }) => [owner_id, owner_name]));
}
