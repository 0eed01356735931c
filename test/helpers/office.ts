import { importResidence, type ImportedResidence } from './imported-residence.ts';
import { makeJobHelpers } from './jobs.ts';
import { aCaller, anOrganization, must, type Caller, type Json, type TestApp } from './test-app.ts';

/** A syndic's office that works through a year of the residence, day by day. */
export interface Office {
  readonly organizationId: string;
  readonly residence: ImportedResidence;
  readonly buildingId: string;
  /** The office's users, signed in on the day. */
  readonly syndic: Caller;
  readonly accountant: Caller;
  readonly auditor: Caller;
  /** Begins a day at nine o'clock in Brussels, with all users signed in again. */
  on(day: string): Promise<void>;
  /** Runs the nightly tasks and all pending jobs. */
  night(...tasks: readonly string[]): Promise<void>;
  /** Creates and sends a call for funds; its letters are drawn and mailed at night. */
  call(fields: object): Promise<string>;
  /** Returns an owner's receivable of a call, by reference. */
  asked(callId: string, ownerRef: string): Promise<Json>;
  /** Has all owners with open amounts of a call pay them by reference, except these. */
  ownersPay(callId: string, except?: readonly string[]): Promise<void>;
  /** Returns the balance of an owner in the books. */
  balanceOf(ownerRef: string): Promise<number>;
  idOf(ownerRef: string): string;
}

/**
 * Opens the office.
 * @param day of the takeover of the residence
 */
export async function openOffice(test: TestApp, day: string): Promise<Office> {
  const organizationId = await anOrganization(test, 'Syndic Partners');
  const signedIn = async () => {
    const of = (role: 'Syndic' | 'Accountant' | 'Auditor') =>
      aCaller(test, { role, organizationId });
    return {
      syndic: await of('Syndic'),
      accountant: await of('Accountant'),
      auditor: await of('Auditor'),
    };
  };
  test.clock.set(`${day}T08:00:00Z`);
  let people = await signedIn();
  const residence = await importResidence(people);
  const { buildingId, ownerIds } = residence;
  const hand = makeJobHelpers(test);

  async function workOff(): Promise<void> {
    for (;;) {
      const jobs = await hand.take({ organizationId });
      if (jobs.length === 0) return;
      for (const job of jobs) await hand.run(job);
    }
  }

  const office: Office = {
    organizationId,
    residence,
    buildingId,
    get syndic() {
      return people.syndic;
    },
    get accountant() {
      return people.accountant;
    },
    get auditor() {
      return people.auditor;
    },
    async on(today) {
      test.clock.set(`${today}T08:00:00Z`);
      people = await signedIn();
    },
    async night(...tasks) {
      for (const task of tasks) await hand.run({ task, payload: {} });
      await workOff();
    },
    async call(fields) {
      const input = { building_id: buildingId, ...fields };
      const { id } = must(await people.accountant.post('/calls-for-funds', input), 201);
      must(await people.accountant.put(`/calls-for-funds/${id}/send`), 200);
      return id;
    },
    async asked(callId, ownerRef) {
      const rows = must(await people.accountant.get(`/calls-for-funds/${callId}/receivables`), 200);
      return rows.find((row: Json) => row.owner_id === office.idOf(ownerRef));
    },
    async ownersPay(callId, except = []) {
      const spared = new Set(except.map((ref) => office.idOf(ref)));
      const rows: Json[] = must(
        await people.accountant.get(`/calls-for-funds/${callId}/receivables`),
        200,
      );
      for (const { owner_id, open_amount, structured_communication } of rows) {
        if (spared.has(owner_id) || open_amount === 0) continue;
        const payment = {
          building_id: buildingId,
          amount: open_amount,
          communication: structured_communication,
        };
        must(await people.accountant.post('/payments', payment), 201);
      }
    },
    async balanceOf(ownerRef) {
      const path = `/owners/${office.idOf(ownerRef)}/account?building_id=${buildingId}`;
      return must(await people.accountant.get(path), 200).balance;
    },
    idOf(ownerRef) {
      const id = ownerIds.get(ownerRef);
      if (id === undefined) throw new Error(`there is no owner ${ownerRef}`);
      return id;
    },
  };
  return office;
}
