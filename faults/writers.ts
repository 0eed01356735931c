import type { FaultClient } from './client.ts';

const LANES = 6;

/** One write of a client, under a unique name. */
export interface Order {
  readonly mark: string;
  readonly kind: 'owner' | 'expense';
  /** Whether the owner was created, or the expense approved, as far as the client was told. */
  isAcknowledged: boolean;
}

/** Where the expenses are entered. */
export interface Office {
  readonly organizationId: string;
  readonly buildingId: string;
}

/** Creates an organization with a building of three lots, and owners. */
export async function openOffice(client: FaultClient): Promise<Office> {
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await client.once('POST', path, { body });
    if (answer?.status !== 201)
      throw new Error(`${path} was answered ${answer?.status} ${JSON.stringify(answer?.body)}`);
    return String(answer.body['id']);
  };
  const organizationId = await made('/organizations', {
    name: 'Faults',
    contact_email: 'faults@example.org',
  });
  client.organizationId = organizationId;
  await made('/accounts/seed/belgian-pcmn', {});
  const building = { name: 'Faults', address: 'Main street 1', total_units: 3, total_quota: 3 };
  const buildingId = await made('/buildings', building);
  for (const lot of ['A', 'B', 'C']) {
    const unit = { building_id: buildingId, unit_number: lot, quota: 1 };
    const unitId = await made('/units', unit);
    const owner = { name: `Owner ${lot}`, email: `lot-${lot}@example.org` };
    const owning = { ownership_share: '1/1', start_date: '2020-01-01' };
    await made(`/units/${unitId}/owners`, { ...owning, owner_id: await made('/owners', owner) });
  }
  return { organizationId, buildingId };
}

/**
 * Writes, several requests at a time, until stopped, then repeats the unanswered requests.
 * @returns all writes
 */
export async function write(
  client: FaultClient,
  office: Office,
  until: { readonly stopping: AbortSignal; readonly givingUp: AbortSignal },
): Promise<Order[]> {
  const orders: Order[] = [];
  const lane = async (number: number) => {
    for (let index = 0; !until.stopping.aborted; index += 1) {
      const mark = `${number}-${index}`;
      const kind = index % 3 === 0 ? 'expense' : 'owner';
      const order: Order = { mark, kind, isAcknowledged: false };
      orders.push(order);
      order.isAcknowledged = await (kind === 'owner'
        ? addOwner(client, mark, until.givingUp)
        : approveExpense(client, office, mark, until.givingUp));
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
  return orders;
}

async function addOwner(client: FaultClient, mark: string, signal: AbortSignal): Promise<boolean> {
  const body = { name: mark, email: `${mark}@example.org` };
  const answer = await client.untilAnswered('POST', '/owners', { body, key: mark }, signal);
  return answer?.status === 201;
}

/** Sends three requests; a repeated change of state answers that it was already made. */
async function approveExpense(
  client: FaultClient,
  { buildingId }: Office,
  mark: string,
  signal: AbortSignal,
): Promise<boolean> {
  const body = {
    building_id: buildingId,
    description: mark,
    amount: 100,
    expense_date: '2025-05-05',
    category: 'Maintenance',
    supplier: 'Propre SRL',
  };
  const answer = await client.untilAnswered('POST', '/expenses', { body, key: mark }, signal);
  if (answer?.status !== 201) return false;
  const path = `/expenses/${String(answer.body['id'])}`;
  const submitted = await client.untilAnswered('PUT', `${path}/submit-for-approval`, {}, signal);
  if (submitted === undefined) return false;
  const approved = await client.untilAnswered('PUT', `${path}/approve`, {}, signal);
  return approved?.status === 200 || approved?.body['from'] === 'Approved';
}
