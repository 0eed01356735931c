import { describe, expect, it } from 'vitest';
import { Database } from '#platform/db/database.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { afterFile } from '#test/helpers/after-file.ts';
import { fakeClock, must, startTestApp } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';
import { createFirstAdmin } from './index.ts';

describe('the first SuperAdmin', () => {
  it('is made once in an empty database, also by several processes at once', async () => {
    const databaseUrl = await freshDatabase();
    const database = new Database({ url: databaseUrl });
    afterFile(() => database.close());
    const clock = fakeClock();
    const strong = 'seven purple walruses dance';
    const make = (email: string, password = strong) =>
      createFirstAdmin({ database, clock, ids: uuidv7Source, email, password });
    const emails = ['a@example.org', 'b@example.org', 'c@example.org'];
    await expect(make('weak@example.org', 'password1234')).rejects.toThrow(
      'MILLIEME_ADMIN_PASSWORD',
    );
    const made = await Promise.all(emails.map((email) => make(email)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await make('d@example.org')).toBe(false);
    const test = await startTestApp({ databaseUrl, clock });
    const { login } = accountHelpers(test);
    const admin = must(await login(emails[made.indexOf(true)] ?? '', strong), 200);
    expect(admin.roles).toEqual([
      {
        role_id: expect.any(String),
        role_type: 'SuperAdmin',
        organization_id: null,
        organization_name: null,
        approver_confirmed: true,
      },
    ]);
  });
});
