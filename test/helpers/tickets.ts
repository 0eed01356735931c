import { must, type Caller } from './test-app.ts';

/**
 * Opens a ticket of the building.
 * @returns its id
 */
export async function aTicket(syndic: Caller, building_id: string): Promise<string> {
  const ticket = {
    building_id,
    title: 'The lift stands still',
    description: 'Since this morning.',
  };
  return must(await syndic.post('/tickets', ticket), 201).id;
}
