import { expect } from 'vitest';
import { allOf, invertIds } from '#test/helpers/imported-residence.ts';
import { must, type Answer, type Json } from '#test/helpers/test-app.ts';
import type { Stage } from './stage.ts';

/** Actual or expected result of a run, by owner reference. */
export interface Run {
  readonly created: number;
  readonly escalated: number;
  readonly lines: Readonly<
    Record<string, readonly [from: string | null, to: string, owed: number]>
  >;
  readonly skipped: Readonly<Record<string, string>>;
}

/** Makes the result of a run that only escalates. */
export const escalating = (lines: Run['lines'], skipped: Run['skipped']): Run => ({
  created: 0,
  escalated: Object.keys(lines).length,
  lines,
  skipped,
});

/** Makes the result of a run that changes nothing. */
export const idle = (skipped: Run['skipped']): Run => escalating({}, skipped);

/** The reminders of the residence, by owner reference. */
export interface ReminderDesk {
  readonly run: (dry_run?: boolean) => Promise<Run>;
  /** Expects the same result from a dry run, which writes nothing, and then from a real one. */
  readonly expectRun: (expected: Run) => Promise<void>;
  /** All reminders, oldest first. */
  readonly all: () => Promise<Json[]>;
  /** The owner's oldest reminder. */
  readonly of: (ref: string) => Promise<Json>;
  /** Its level, its status, what is owed, and the penalty. */
  readonly shown: (ref: string) => Promise<unknown[]>;
  readonly ask: (ref: string, operation: string, body?: object) => Promise<Answer>;
  readonly operate: (ref: string, operation: string, body?: object) => Promise<Json>;
  readonly byHand: (ref: string, more?: object) => Promise<Answer>;
}

export function reminderDesk({ as, buildingId, ownerIds, owner }: Stage): ReminderDesk {
  const refs = invertIds(ownerIds);

  async function run(dry_run = false): Promise<Run> {
    const ran = must(await as.accountant.post('/payment-reminders/run', { dry_run }), 200);
    expect(ran.dry_run).toBe(dry_run);
    const ref = ({ owner_id, building_id }: Json) => {
      expect(building_id).toBe(buildingId);
      return refs.get(owner_id);
    };
    return {
      created: ran.created,
      escalated: ran.escalated,
      lines: Object.fromEntries(
        ran.lines.map((line: Json) => [ref(line), [line.from, line.to, line.amount_owed]]),
      ),
      skipped: Object.fromEntries(ran.skipped.map((one: Json) => [ref(one), one.reason])),
    };
  }

  const all = () => allOf(as.auditor, `/payment-reminders?building_id=${buildingId}&sort=id`);

  async function idOf(ref: string): Promise<string> {
    const [first] = await allOf(as.auditor, `/owners/${owner(ref)}/payment-reminders?sort=id`);
    return first.id;
  }

  const of = async (ref: string): Promise<Json> =>
    must(await as.auditor.get(`/payment-reminders/${await idOf(ref)}`), 200);

  const ask = async (ref: string, operation: string, body?: object): Promise<Answer> =>
    as.syndic.put(`/payment-reminders/${await idOf(ref)}/${operation}`, body);

  return {
    run,
    async expectRun(expected) {
      const before = await all();
      expect(await run(true)).toEqual(expected);
      expect(await all()).toEqual(before);
      expect(await run()).toEqual(expected);
    },
    all,
    of,
    async shown(ref) {
      const { reminder_level, status, amount_owed, late_payment_penalty } = await of(ref);
      return [reminder_level, status, amount_owed, late_payment_penalty];
    },
    ask,
    operate: async (ref, operation, body) => must(await ask(ref, operation, body), 200),
    byHand: (ref, more = {}) =>
      as.syndic.post('/payment-reminders', {
        owner_id: owner(ref),
        building_id: buildingId,
        ...more,
      }),
  };
}
