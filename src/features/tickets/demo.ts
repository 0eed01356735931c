import type { DemoStage } from '#features/shared/index.ts';
import { advanceTicket, assignTicket, commentTicket, createTicket } from './commands.ts';

/** Opens three tickets: a new one, one in progress and one that is resolved. */
export async function enterDemoTickets({ building_id, as }: DemoStage): Promise<void> {
  const [before, board, syndic] = [as('BoardMember', 9), as('BoardMember', 2), as('Syndic')];
  const lamp = await createTicket(before, {
    building_id,
    title: 'Éclairage du hall défectueux',
    description: 'Deux lampes du hall ne s’allument plus.',
    category: 'Electricity',
  });
  const resolution = 'Les deux lampes ont été remplacées.';
  await advanceTicket(syndic, lamp.id, 'resolve', { resolution, resolved_at: syndic.now });
  const lift = await createTicket(board, {
    building_id,
    title: 'Ascenseur bloqué au 3e étage',
    description: 'La porte ne se referme plus depuis ce matin.',
    category: 'Elevator',
    priority: 'High',
  });
  await assignTicket(syndic, lift.id, syndic.userId);
  await advanceTicket(syndic, lift.id, 'start');
  await commentTicket(syndic, lift.id, { body: 'Le technicien passe demain matin.' });
  await createTicket(syndic, {
    building_id,
    title: 'Infiltration dans la cave 12',
    description: 'De l’eau apparaît au pied du mur après chaque forte pluie.',
    category: 'Plumbing',
  });
}
