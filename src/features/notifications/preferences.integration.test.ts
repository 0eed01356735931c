import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await aTenant(test);
});

const somebody = () => aCaller(test, { role: 'Auditor', organizationId: tenant.organizationId });
const pathOf = ({ userId }: Pick<Caller, 'userId'>, type = '') =>
  `/notification-preferences/${userId}${type === '' ? '' : `/${type}`}`;
const typesWith = (rows: Json[], flag: string) =>
  rows.filter((row) => row[flag] === true).map((row) => row.notification_type);

describe('notification preferences', () => {
  it('are always one record for each type, with its defaults', async () => {
    const rows = must(await tenant.boardMember.get(pathOf(tenant.boardMember)), 200);
    expect(rows.map((row: Json) => row.notification_type)).toEqual(NOTIFICATION_TYPES);
    expect(rows).toHaveLength(22);
    expect(typesWith(rows, 'enabled')).toHaveLength(22);
    expect(typesWith(rows, 'email_enabled')).toHaveLength(18);
    expect(typesWith(rows, 'sms_enabled')).toEqual(['PaymentOverdue', 'SystemAlert']);
    expect(typesWith(rows, 'push_enabled')).toEqual([]);
  });

  it.each(['enabled', 'email_enabled', 'sms_enabled', 'push_enabled'])(
    'take %s alone',
    async (flag) => {
      const person = await somebody();
      const path = pathOf(person, 'PaymentDue');
      const before = must(await person.get(path), 200);
      const after = { ...before, [flag]: before[flag] !== true };
      expect(must(await person.put(path, { [flag]: after[flag] }), 200)).toEqual(after);
      expect(must(await person.get(path), 200)).toEqual(after);
      const rows = must(await person.get(pathOf(person)), 200);
      expect(rows).toHaveLength(22);
      expect(rows[4]).toMatchObject(after);
    },
  );

  it('guard a change by their entity tag, from the default on', async () => {
    const person = await somebody();
    const path = pathOf(person, 'SystemAlert');
    const first = await person.get(path);
    expect(first.headers['etag']).toBe('"0"');
    const tag = { 'if-match': '"0"' };
    const changed = await person.put(path, { sms_enabled: false }, tag);
    expect(must(changed, 200)).toMatchObject({ enabled: true, sms_enabled: false });
    expect(changed.headers['etag']).toBe('"1"');
    must(await person.put(path, { enabled: false }, tag), 412);
    must(await person.put(path, {}, { 'if-match': '"1"' }), 200);
    expect(must(await person.get(path), 200).enabled).toBe(true);
    const untouched = pathOf(person, 'PaymentDue');
    must(await person.put(untouched, { enabled: false }, { 'if-match': '"1"' }), 412);
    expect((await person.get(untouched)).headers['etag']).toBe('"0"');
  });

  it('survive being chosen by many requests at once', async () => {
    const person = await somebody();
    const path = pathOf(person, 'TicketUpdate');
    const flags = ['email_enabled', 'sms_enabled', 'push_enabled'];
    const answers = await Promise.all(flags.map((flag) => person.put(path, { [flag]: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const read = await person.get(path);
    expect(must(read, 200)).toEqual({
      notification_type: 'TicketUpdate',
      enabled: true,
      email_enabled: true,
      sms_enabled: true,
      push_enabled: true,
    });
    expect(read.headers['etag']).toBe('"3"');
  });

  it('are of types that exist, and take nothing but flags', async () => {
    const { auditor } = tenant;
    must(await auditor.get(pathOf(auditor, 'Gossip')), 404);
    must(await auditor.put(pathOf(auditor, 'Gossip'), { enabled: false }), 404);
    must(await auditor.put(pathOf(auditor, 'paymentdue'), { enabled: false }), 404);
    must(await auditor.put(pathOf(auditor, 'PaymentDue'), { enabled: 'no' }), 400);
    must(await auditor.put(pathOf(auditor, 'PaymentDue'), { in_app_enabled: true }), 400);
  });

  it('are read by a Syndic for the users of the organization, and by nobody else', async () => {
    const { organizationId, syndic, superAdmin, accountant, auditor, boardMember } = tenant;
    for (const path of [pathOf(auditor), pathOf(auditor, 'PaymentDue')]) {
      must(await syndic.get(path), 200);
      must(await superAdmin.get(path), 200);
      for (const other of [accountant, boardMember]) must(await other.get(path), 404);
    }
    const someBuildings = await aCaller(test, {
      role: 'Syndic',
      organizationId,
      buildingIds: [randomUUID()],
    });
    must(await someBuildings.get(pathOf(auditor)), 404);
    must(await someBuildings.get(pathOf(someBuildings)), 200);
    const { aPerson } = accountHelpers(test);
    const invited = await aPerson({ organizationId, isAccepted: false });
    const stranger = await aTenant(test);
    for (const userId of [invited.id, stranger.auditor.userId, randomUUID()]) {
      must(await syndic.get(pathOf({ userId })), 404);
      must(await syndic.get(pathOf({ userId }, 'PaymentDue')), 404);
    }
  });

  it('are changed by nobody but oneself', async () => {
    const { syndic, superAdmin, auditor } = tenant;
    for (const other of [syndic, superAdmin]) {
      must(await other.put(pathOf(auditor, 'PaymentDue'), { enabled: false }), 404);
    }
    expect(must(await auditor.get(pathOf(auditor, 'PaymentDue')), 200).enabled).toBe(true);
  });

  it('are the same in every organization', async () => {
    const person = tenant.superAdmin;
    must(await person.put(pathOf(person, 'PaymentDue'), { enabled: false }), 200);
    const { organizationId } = await aTenant(test);
    const elsewhere = await person.get(pathOf(person, 'PaymentDue'), {
      'x-organization-id': organizationId,
    });
    expect(must(elsewhere, 200).enabled).toBe(false);
  });
});
