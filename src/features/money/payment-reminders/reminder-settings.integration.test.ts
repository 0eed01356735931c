import { beforeEach, describe, expect, it } from 'vitest';
import { aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const PATH = '/payment-reminders/settings';
const usual = { gentle_days: 15, formal_days: 30, final_notice_days: 45, legal_action_days: 60 };

let tenant: Tenant;

beforeEach(async () => {
  tenant = await aTenant(test);
});

describe('the thresholds of reminders', () => {
  it('are the usual ones until the organization chooses others', async () => {
    expect(must(await tenant.auditor.get(PATH), 200)).toEqual(usual);
    const changed = must(await tenant.accountant.put(PATH, { formal_days: 25 }), 200);
    expect(changed).toEqual({ ...usual, formal_days: 25 });
    must(await tenant.accountant.put(PATH, { gentle_days: 10 }), 200);
    const read = must(await tenant.boardMember.get(PATH), 200);
    expect(read).toEqual({ ...usual, gentle_days: 10, formal_days: 25 });
    const { syndic } = await aTenant(test);
    expect(must(await syndic.get(PATH), 200)).toEqual(usual);
  });

  it('must rise', async () => {
    for (const [field, body] of [
      ['formal_days', { gentle_days: 30 }],
      ['final_notice_days', { formal_days: 50 }],
      ['legal_action_days', { legal_action_days: 45 }],
    ] as const) {
      expect(await tenant.syndic.put(PATH, body)).toMatchObject({
        status: 422,
        body: { code: 'thresholds_not_rising', errors: [{ pointer: `/body/${field}` }] },
      });
    }
    for (const body of [{ gentle_days: 0 }, { gentle_days: 2.5 }, { legal_action_days: 40_000 }]) {
      must(await tenant.syndic.put(PATH, body), 400);
    }
    expect(must(await tenant.syndic.get(PATH), 200)).toEqual(usual);
  });

  it('are kept against changes on the strength of what was read before', async () => {
    const { headers } = await tenant.syndic.get(PATH);
    const ifMatch = { 'if-match': String(headers['etag']) };
    must(await tenant.syndic.put(PATH, { gentle_days: 10 }, ifMatch), 200);
    must(await tenant.syndic.put(PATH, { gentle_days: 12 }, ifMatch), 412);
  });

  it('of two first changes at once both stay', async () => {
    const answers = await Promise.all([
      tenant.syndic.put(PATH, { gentle_days: 10 }),
      tenant.accountant.put(PATH, { legal_action_days: 90 }),
    ]);
    for (const answer of answers) must(answer, 200);
    const read = must(await tenant.syndic.get(PATH), 200);
    expect(read).toEqual({ ...usual, gentle_days: 10, legal_action_days: 90 });
  });
});
