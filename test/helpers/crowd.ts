import { followers } from '#app/followers.ts';
import type { Static, TSchema } from '#contract/common.ts';
import type {
  NotificationTypeDefinition,
  Recipient,
  Values,
} from '#features/notifications/definition.ts';
import { runAsSystem } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { callWork, type CallWork } from './calls.ts';
import { expenseWork, type ExpenseWork } from './expenses.ts';
import { aBuilding, aFixture, type Fixture } from './fixture.ts';
import { aFundsFixture, type FundsFixture } from './funds-fixture.ts';
import {
  aCaller,
  aTenant,
  must,
  type Caller,
  type NewCaller,
  type Tenant,
  type TestApp,
} from './test-app.ts';

/** People of all kinds around a building, by name, to test the recipients of notifications. */
export interface Crowd {
  readonly tenant: Tenant;
  readonly fixture: Fixture;
  readonly funds: FundsFixture;
  readonly calls: CallWork;
  readonly expenses: ExpenseWork;
  /** Returns a person's name in the crowd, or the id of anyone else. */
  nameOf(userId: string): string;
  /** Adds a person. */
  person(name: string, wanted: Omit<NewCaller, 'organizationId'>): Promise<Caller>;
  /** Returns the recipients of a notification, and its content. */
  told<Schema extends TSchema>(
    definition: NotificationTypeDefinition<Schema>,
    payload: Static<Schema>,
    actor?: Caller,
  ): Promise<{ recipients: readonly Recipient[]; values: Values }>;
  /** Returns the names of the recipients, sorted, with duplicates. */
  listRecipientNames<Schema extends TSchema>(
    definition: NotificationTypeDefinition<Schema>,
    payload: Static<Schema>,
    actor?: Caller,
  ): Promise<string[]>;
  /** Returns the recipient with this name, with the content for them. */
  findRecipient<Schema extends TSchema>(
    name: string,
    definition: NotificationTypeDefinition<Schema>,
    payload: Static<Schema>,
  ): Promise<Recipient | undefined>;
}

/**
 * Makes the staff of a tenant, some restricted to the building or to another one; the owners Anne and Bart,
 * who has paid more than he owes; the accountant, who is Bart as well; and people who are never notified:
 * `gone` and `former` are inactive, `invited` has not accepted, `stranger`s are elsewhere.
 */
export async function aCrowd(test: TestApp): Promise<Crowd> {
  const tenant = await aTenant(test);
  const fixture = await aFixture(test, tenant);
  const funds = await aFundsFixture(tenant, fixture);
  const calls = callWork(tenant, fixture);
  const names = new Map<string, string>();
  const nameOf = (userId: string) => names.get(userId) ?? userId;
  const crowd: Crowd = {
    tenant,
    fixture,
    funds,
    calls,
    expenses: expenseWork(tenant, fixture),
    nameOf,
    async person(name, wanted) {
      const caller = await aCaller(test, { ...wanted, organizationId: tenant.organizationId });
      names.set(caller.userId, name);
      return caller;
    },
    told: (definition, payload, actor) =>
      runAsSystem(
        { database: test.database, clock: test.clock, ids: uuidv7Source, followers },
        tenant.organizationId,
        async (ctx) => {
          const recipients = await definition.audience(ctx, payload, actor?.userId ?? NIL_UUID);
          return { recipients, values: await definition.values(ctx, payload) };
        },
      ),
    async listRecipientNames(definition, payload, actor) {
      const { recipients } = await crowd.told(definition, payload, actor);
      return recipients.map(({ user_id: userId }) => nameOf(userId)).sort();
    },
    async findRecipient(name, definition, payload) {
      const { recipients } = await crowd.told(definition, payload);
      return recipients.find(({ user_id: userId }) => nameOf(userId) === name);
    },
  };
  const { syndic, accountant, boardMember, auditor, superAdmin } = tenant;
  const known = { syndic, accountant, boardMember, auditor, superAdmin, anne: fixture.owner };
  for (const [name, { userId }] of Object.entries(known)) names.set(userId, name);
  names.set(fixture.userId, 'chris');
  await addOthers(test, crowd);
  const stranger = await aTenant(test);
  for (const { userId } of [stranger.syndic, stranger.boardMember]) names.set(userId, 'stranger');
  await calls.pay(fixture.otherOwnerId, 5000);
  return crowd;
}

async function addOthers(test: TestApp, crowd: Crowd): Promise<void> {
  const { tenant, fixture } = crowd;
  const { ownerId, otherOwnerId, buildingId } = fixture;
  const other = await tenant.syndic.post('/buildings', { ...aBuilding, name: 'Elsewhere' });
  const elsewhere = [must(other, 201).id];
  await crowd.person('boardHere', { role: 'BoardMember', buildingIds: [buildingId] });
  await crowd.person('boardElsewhere', { role: 'BoardMember', buildingIds: elsewhere });
  await crowd.person('syndicElsewhere', { role: 'Syndic', buildingIds: elsewhere });
  await crowd.person('bart', { role: 'Owner', ownerId: otherOwnerId });
  await crowd.person('bartElsewhere', {
    role: 'Owner',
    ownerId: otherOwnerId,
    buildingIds: elsewhere,
  });
  const gone = await crowd.person('gone', { role: 'Syndic' });
  const former = await crowd.person('former', { role: 'Owner', ownerId });
  const invited = await crowd.person('invited', { role: 'Syndic' });
  const { userId: user_id } = tenant.accountant;
  must(await tenant.syndic.put(`/owners/${otherOwnerId}`, { user_id }), 200);
  await test.database.write(NIL_UUID, async (db) => {
    const left = [gone.userId, former.userId];
    await db.execute(sql`update auth.users set is_active = false where id = any(${left}::uuid[])`);
    await db.execute(sql`update auth.role_assignments set accepted_at = null
      where user_id = ${invited.userId}`);
  });
}
