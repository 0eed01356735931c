import type { DemoStage } from '#features/shared/index.ts';
import { conveneMeeting, makeMeetingLinks } from './convene.ts';
import { findMeetingToConvene } from './repository.ts';

/** Early enough for the 15 clear days of art. 3.87 §3 before an assembly in twelve days. */
const CONVENED_DAYS_AGO = 10;

/** Convenes the assembly of the demo, in time. */
export async function conveneDemoMeeting({
  building_id,
  public_url,
  as,
}: DemoStage): Promise<void> {
  const ctx = as('Syndic', CONVENED_DAYS_AGO);
  const id = await findMeetingToConvene(ctx.db, building_id);
  if (id !== undefined) await conveneMeeting(ctx, id, null, makeMeetingLinks(public_url));
}
