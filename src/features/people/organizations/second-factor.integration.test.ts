import { expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { aTenant, must, startTestApp, type Caller } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, accountant, boardMember, organizationId } = tenant;

/** Gives the account of a user a second factor. */
async function enableSecondFactor({ userId }: Caller): Promise<void> {
  await test.database.write(NIL_UUID, (db) =>
    db.execute(sql`update auth.users set totp_secret = 'v1.key.secret', totp_enabled = true
      where id = ${userId} or id in (select user_id from auth.members where id = ${userId})`),
  );
}

const requireIt = (who: Caller, isRequired: boolean) =>
  who.put(`/organizations/${organizationId}`, { second_factor_required: isRequired });

it('an office requires a second factor of who confirms, and only who has one changes that', async () => {
  const supplier = { name: 'Chaud Devant SRL', iban: 'BE68539007547034' };
  const { id } = must(await accountant.post('/suppliers', supplier), 201);
  const confirm = (who: Caller) => who.put(`/suppliers/${id}/confirm-iban`);
  expect(must(await requireIt(syndic, true), 403).code).toBe('second_factor_required');
  must(await requireIt(syndic, false), 200);
  await enableSecondFactor(syndic);
  expect(must(await requireIt(syndic, true), 200).second_factor_required).toBe(true);
  expect(must(await confirm(boardMember), 403).code).toBe('second_factor_required');
  const approved = await accountant.put(`/statements/${NIL_UUID}/approve`, {});
  expect(must(approved, 403).code).toBe('second_factor_required');
  await enableSecondFactor(boardMember);
  expect(must(await confirm(boardMember), 200).iban_state).toBe('Confirmed');
});
