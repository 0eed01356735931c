import { must, type Caller } from './test-app.ts';

/** A general assembly of the building with one decision on its agenda. */
export async function aMeeting(syndic: Caller, building_id: string, more: object = {}) {
  const meeting = {
    building_id,
    meeting_type: 'GeneralAssembly',
    scheduled_date: '2026-06-10T17:00:00.000Z',
    ...more,
  };
  const { id } = must(await syndic.post('/meetings', meeting), 201);
  const item = { title: 'The accounts', kind: 'Decision', decision_type: 'Accounts' };
  const added = must(await syndic.post(`/meetings/${id}/agenda-items`, item), 201);
  return { id: id as string, itemId: added.id as string };
}
