import type { DataExport } from '#contract/data-export.ts';
import { toEuro } from '#domain/kernel/money.ts';
import {
  DISCLOSED_DATA,
  getDisclosure,
  findAccountNumbers,
  makeOthersMask,
} from '#domain/privacy/disclosure.ts';
import { findPeopleOfOwner } from '#features/people/auth/index.ts';
import { findOwnAddresses } from '#features/register/owners/index.ts';
import {
  type DisclosedPerson,
  type DisclosedRecord,
  type Disclosure,
  type DisclosurePart,
} from '#features/shared/index.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findAddressesOfOthers, findBuildingAccounts } from './repository.ts';

type Sections = DataExport['sections'];
type Owner = Pick<Row<'owners'>, 'id' | 'email' | 'phone' | 'address' | 'user_id'>;

const IN_CENTS = '_cents';

/** A person with all their own names and contact details. */
export interface KnownPerson extends DisclosedPerson {
  readonly own: readonly (string | null)[];
}

/**
 * Identifies an owner in the organization, with the users that represent nobody else and hold no
 * other role.
 */
export async function findDisclosedPerson(
  { db }: TenantContext,
  owner: Owner,
): Promise<KnownPerson> {
  const people = await findPeopleOfOwner(db, owner.id, owner.user_id);
  const theirs = people.filter((one) => one.mandates === 0 && !one.stands_for_others);
  const address = owner.email === null ? [] : [owner.email.toLowerCase()];
  const emails = [...address, ...theirs.flatMap((one) => one.emails)];
  return {
    owner_id: owner.id,
    emails: await findOwnAddresses(db, owner.id, emails),
    user_ids: theirs.map(({ user_id }) => user_id),
    account_ids: theirs.map(({ account_id }) => account_id),
    own: [
      ...emails,
      owner.phone,
      owner.address,
      ...theirs.flatMap(({ words, chosen }) => [...words, chosen.name, chosen.phone]),
    ],
  };
}

/**
 * Collects the data that each feature holds on a person, in the order of the list, without contact
 * or payment details of others.
 */
export async function discloseAll(
  ctx: TenantContext,
  parts: readonly DisclosurePart[],
  person: KnownPerson,
): Promise<Sections> {
  const { db } = ctx;
  const known: Disclosure[] = [];
  for (const part of parts) known.push(await part(ctx, person));
  const disclosure: Disclosure = Object.assign({}, ...known);
  const paidFrom = [
    ...(disclosure.Payments ?? []).map(({ communication }) => communication),
    ...(disclosure.BankTransactions ?? []).map(({ counterparty_iban }) => counterparty_iban),
  ].flatMap((text) => findAccountNumbers(String(text)));
  const clean = makeOthersMask({
    others: await findAddressesOfOthers(db, person.owner_id),
    own: person.own,
    ibans: [...paidFrom, ...(await findBuildingAccounts(db))],
  });
  return DISCLOSED_DATA.map((name) => ({
    name,
    ...getDisclosure(name),
    records: (disclosure[name] ?? []).map((record) => cleanRecord(record, clean)),
  }));
}

function cleanRecord(record: DisclosedRecord, clean: (text: string) => string): DisclosedRecord {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (typeof value === 'string') return [name, clean(value)];
      if (typeof value === 'number' && name.endsWith(IN_CENTS))
        return [name.slice(0, -IN_CENTS.length), toEuro(value)];
      return [name, value];
    }),
  );
}
