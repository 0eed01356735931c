import { must, type Caller } from './test-app.ts';

interface HouseOfOwners {
  readonly buildingId: string;
  readonly ownerId: string;
  readonly otherOwnerId: string;
}

/** Schedules a general assembly of the building with one decision on its agenda. */
export async function aMeeting(syndic: Caller, building_id: string, more: object = {}) {
  const meeting = {
    building_id,
    meeting_type: 'GeneralAssembly',
    scheduled_date: '2026-06-10T17:00:00.000Z',
    location: 'Salle communale',
    ...more,
  };
  const { id } = must(await syndic.post('/meetings', meeting), 201);
  const item = { title: 'The accounts', kind: 'Decision', decision_type: 'Accounts' };
  const added = must(await syndic.post(`/meetings/${id}/agenda-items`, item), 201);
  return { id: id as string, itemId: added.id as string };
}

/** Opens a general assembly with one owner present. */
export async function anAttendedMeeting(
  syndic: Caller,
  { buildingId, otherOwnerId }: HouseOfOwners,
) {
  const meeting = await aMeeting(syndic, buildingId);
  const body = { owner_id: otherOwnerId, mode: 'InPerson' };
  const came = must(await syndic.post(`/meetings/${meeting.id}/attendances`, body), 201);
  return { ...meeting, attendanceId: came.id as string };
}

/**
 * Schedules an assembly to which all are convened.
 * @returns its id
 */
export async function aConvenedMeeting(syndic: Caller, building_id: string): Promise<string> {
  const { id } = await aMeeting(syndic, building_id);
  must(await syndic.put(`/meetings/${id}/convene`, { urgent_reason: 'The roof leaks' }), 200);
  return id;
}

/** Holds an assembly in which both owners voted for the accounts, and sends its minutes. */
export async function aHeldMeeting(
  syndic: Caller,
  { buildingId, ownerId, otherOwnerId }: HouseOfOwners,
) {
  const { id, itemId } = await aMeeting(syndic, buildingId);
  const path = `/meetings/${id}`;
  for (const owner_id of [ownerId, otherOwnerId])
    must(await syndic.post(`${path}/attendances`, { owner_id, mode: 'InPerson' }), 201);
  must(await syndic.put(`${path}/open`), 200);
  const vote = { owner_id: ownerId, choice: 'For' };
  const cast = must(await syndic.post(`${path}/agenda-items/${itemId}/votes`, vote), 201);
  must(await syndic.put(`${path}/close`), 200);
  const officers = { chair_owner_id: ownerId, chair: 'Anne', secretary: 'Bart' };
  must(await syndic.put(`${path}/minutes/draft`, officers), 200);
  must(await syndic.put(`${path}/minutes/publish`), 200);
  const [decision] = must(await syndic.get(`/decisions?meeting_id=${id}`), 200);
  return { id, decisionId: decision.id as string, voteId: cast.votes[0].id as string };
}

/** Makes a withdrawn proposal, so that no task is pending, and a request for an assembly. */
export async function makeOwnerRequests(
  syndic: Caller,
  { buildingId, ownerId, otherOwnerId }: HouseOfOwners,
) {
  const proposal = { building_id: buildingId, owner_id: ownerId, title: 'Racks' };
  const { id: proposalId } = must(await syndic.post('/agenda-proposals', proposal), 201);
  must(await syndic.put(`/agenda-proposals/${proposalId}/withdraw`), 200);
  const owner_ids = [ownerId, otherOwnerId];
  const request = { building_id: buildingId, owner_ids, reason: 'The roof leaks' };
  const { id: requestId } = must(await syndic.post('/assembly-requests', request), 201);
  return { proposalId: proposalId as string, requestId: requestId as string };
}
