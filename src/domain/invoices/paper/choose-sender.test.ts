import { expect, it } from 'vitest';
import { chooseSender, type PossibleSender } from './choose-sender.ts';

const N = { supplier: '0850243206', office: '0403199702', own: '0202239951' } as const;
const A = {
  supplier: 'BE62510007547061',
  office: 'BE71096123456769',
  own: 'BE68539007547034',
} as const;
const OWN: ReadonlySet<string> = new Set([N.own, A.own]);
const supplier = { id: 'supplier', enterprise_number: N.supplier, iban: A.supplier };
const office = { id: 'office', enterprise_number: N.office, iban: A.office };
const unnumbered = { ...supplier, id: 'unnumbered', enterprise_number: null };

const choose = (
  enterprise_numbers: readonly string[],
  ibans: readonly string[],
  known: readonly PossibleSender[],
) => chooseSender({ enterprise_numbers, ibans }, OWN, known);

it.each<[string, Parameters<typeof choose>, ReturnType<typeof choose>]>([
  [
    'by its number, whatever its account',
    [[N.own, N.supplier], [A.own, A.office], [supplier]],
    { supplier_id: 'supplier', enterprise_number: N.supplier, iban: A.office },
  ],
  [
    'by its account where the paper has no number of another',
    [[N.own], [A.own, A.supplier], [supplier]],
    { supplier_id: 'supplier', enterprise_number: null, iban: A.supplier },
  ],
  [
    'by its account where its number is not known',
    [[N.supplier], [A.supplier], [unnumbered]],
    { supplier_id: 'unnumbered', enterprise_number: N.supplier, iban: A.supplier },
  ],
  [
    'not by an account of a supplier with another number',
    [[N.office], [A.supplier], [supplier]],
    { supplier_id: null, enterprise_number: N.office, iban: A.supplier },
  ],
  [
    'of two numbers, by that whose account is on the paper',
    [[N.office, N.supplier], [A.supplier], [office, supplier]],
    { supplier_id: 'supplier', enterprise_number: N.supplier, iban: A.supplier },
  ],
  [
    'not of two numbers without an account',
    [[N.office, N.supplier], [], [office, supplier]],
    { supplier_id: null, enterprise_number: null, iban: null },
  ],
  [
    'as the oldest of duplicates',
    [[N.supplier], [], [supplier, { ...supplier, id: 'later' }]],
    { supplier_id: 'supplier', enterprise_number: N.supplier, iban: null },
  ],
  [
    'not at all from the codes of the customer',
    [[N.own], [A.own], []],
    { supplier_id: null, enterprise_number: null, iban: null },
  ],
  [
    'not where there is none, but its codes are said',
    [[N.supplier, N.own], [A.supplier], []],
    { supplier_id: null, enterprise_number: N.supplier, iban: A.supplier },
  ],
])('the sender is known %s', (_, given, sender) => {
  expect(choose(...given)).toEqual(sender);
});
