import type { Fund } from '#domain/funds/funds.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { systemClock, findToday } from '#platform/clock.ts';
import type { FundsBench } from './funds-case.ts';
import { seedOwners, type SeededOwners } from './seed-owners.ts';
import { createTenant, type Tenant } from './tenant.ts';

/** Past the day on which a first reminder may be sent. */
const OVERDUE_DAYS = 20;
const CENTS_PER_OWNER = 12_345;

export interface Call {
  readonly id: string;
  readonly status: string;
}

/** An organization with its own owners, and a user who sends them calls for funds. */
export interface FundsOffice extends Tenant, SeededOwners {
  /** A draft call to all owners of the building, which was due some time ago. */
  draft(buildingId: string, fund: Fund): Promise<Call>;
}

export async function openOffice(
  bench: FundsBench,
  size: Parameters<typeof seedOwners>[1],
): Promise<FundsOffice> {
  const seeded = await seedOwners(bench, size);
  const tenant = createTenant(bench.origin, seeded.token);
  const day = addDays(findToday(systemClock), -OVERDUE_DAYS);
  const office: FundsOffice = {
    ...tenant,
    ...seeded,
    draft: (building_id, fund) =>
      tenant.must<Call>('POST', '/calls-for-funds', {
        building_id,
        fund,
        title: 'Provision',
        total_amount: (CENTS_PER_OWNER * size.owners_per_building) / 100,
        call_date: day,
        due_date: day,
      }),
  };
  for (const id of seeded.building_ids) {
    await tenant.must('POST', `/buildings/${id}/bank-accounts`, {
      iban: 'BE68539007547034',
      bic: 'KREDBEBB',
      holder: 'ACP',
      account_code: '551',
      purpose: 'Working',
    });
  }
  return office;
}
