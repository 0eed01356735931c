import type { CreateAgendaItem } from '#contract/meetings.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import type { DemoStage } from '#features/shared/index.ts';
import { addAgendaItem } from './agenda.ts';
import { createMeeting } from './commands.ts';

/** Days until the assembly. */
const DAYS_AHEAD = 12;

/** Adds a general assembly with the agenda of the file. */
export async function enterDemoMeeting({ building_id, as, recordsOf }: DemoStage): Promise<void> {
  const ctx = as('Syndic');
  const { id } = await createMeeting(ctx, {
    building_id,
    meeting_type: 'GeneralAssembly',
    scheduled_date: `${addDays(ctx.today, DAYS_AHEAD)}T18:00:00.000Z`,
    location: 'Avenue des Sept Bonniers 210, 1190 Forest',
  });
  for (const row of recordsOf('agenda.csv')) {
    const type = row['decision_type'] ?? '';
    await addAgendaItem(ctx, id, {
      title: row['title'] ?? '',
      kind: row['kind'] as CreateAgendaItem['kind'],
      decision_type: type === '' ? null : (type as NonNullable<CreateAgendaItem['decision_type']>),
    });
  }
}
