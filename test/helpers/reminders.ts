import { aBuilding } from './fixture.ts';
import { must, type Tenant } from './test-app.ts';

/** Owners in debt, and their reminders, in their own building. */
export interface ReminderWork {
  readonly tenant: Tenant;
  readonly buildingId: string;
  aBuilding(fields?: object): Promise<string>;
  anOwner(fields?: object): Promise<string>;
  /**
   * Charges an amount in euro to the owner, due on the day.
   * @returns the id of the entry
   */
  owes(ownerId: string, amount: number, due: string, buildingId?: string): Promise<string>;
  /** Adds an owner who owes 100.00 since 2026-02-01. */
  aDebtor(fields?: object): Promise<string>;
  target(ownerId: string): { owner_id: string; building_id: string };
  /** Creates a reminder and returns its id. */
  aReminder(ownerId: string, fields?: object): Promise<string>;
  /** Records a payment received today and returns its id. */
  pays(ownerId: string, amount: number): Promise<string>;
  /** Sends a call for 500.00 to the only owner of a building. */
  aSentCall(
    due: string,
    owner?: object,
  ): Promise<{ callId: string; ownerId: string; buildingId: string }>;
}

/**
 * Makes the helpers for reminders.
 * @param fields of the building
 */
export async function reminderWork(tenant: Tenant, fields: object = {}): Promise<ReminderWork> {
  const { syndic, accountant } = tenant;
  must(await accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const newBuilding = async (more: object = {}): Promise<string> =>
    must(await syndic.post('/buildings', { ...aBuilding, ...more }), 201).id;
  const buildingId = await newBuilding(fields);
  const work: ReminderWork = {
    tenant,
    buildingId,
    aBuilding: newBuilding,
    async anOwner(more = {}) {
      const owner = { name: 'Dirk Maes', email: 'dirk@example.org', ...more };
      return must(await syndic.post('/owners', owner), 201).id;
    },
    async owes(owner_id, amount, due, building_id = buildingId) {
      const entry = {
        building_id,
        entry_date: due,
        description: 'Provision',
        lines: [
          { account_code: '4101', owner_id, debit: amount, due_date: due },
          { account_code: '701', credit: amount },
        ],
      };
      return must(await accountant.post('/journal-entries', entry), 201).id;
    },
    async aDebtor(more = {}) {
      const ownerId = await work.anOwner(more);
      await work.owes(ownerId, 100, '2026-02-01');
      return ownerId;
    },
    target: (owner_id) => ({ owner_id, building_id: buildingId }),
    async aReminder(ownerId, more = {}) {
      const input = { ...work.target(ownerId), ...more };
      return must(await syndic.post('/payment-reminders', input), 201).id;
    },
    async pays(ownerId, amount) {
      const payment = { ...work.target(ownerId), amount };
      return must(await accountant.post('/payments', payment), 201).id;
    },
    async aSentCall(due_date, owner = {}) {
      const building_id = await newBuilding();
      const unit = { building_id, unit_number: 'A1', quota: 1000 };
      const unitId: string = must(await syndic.post('/units', unit), 201).id;
      const ownerId = await work.anOwner(owner);
      const holding = { owner_id: ownerId, ownership_share: '1/1', start_date: '2024-01-01' };
      must(await syndic.post(`/units/${unitId}/owners`, holding), 201);
      const call = {
        building_id,
        title: 'First call',
        total_amount: 500,
        fund: 'Provision',
        call_date: '2026-02-01',
        due_date,
      };
      const { id: callId } = must(await accountant.post('/calls-for-funds', call), 201);
      must(await accountant.put(`/calls-for-funds/${callId}/send`), 200);
      return { callId, ownerId, buildingId: building_id };
    },
  };
  return work;
}
