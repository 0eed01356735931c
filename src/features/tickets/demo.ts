import type { CreateTicket } from '#contract/tickets.ts';
import type { DemoStage } from '#features/shared/index.ts';
import { createTicket } from './commands.ts';

/** Adds the tickets of the file, all open. */
export async function enterDemoTickets({ building_id, as, recordsOf }: DemoStage): Promise<void> {
  for (const row of recordsOf('tickets.csv')) {
    await createTicket(as('BoardMember'), {
      building_id,
      title: row['title'] ?? '',
      description: row['description'] ?? '',
      category: row['category'] as NonNullable<CreateTicket['category']>,
      priority: row['priority'] as NonNullable<CreateTicket['priority']>,
    });
  }
}
