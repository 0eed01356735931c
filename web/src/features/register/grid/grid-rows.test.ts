import { describe, expect, it } from 'vitest';
import { setNumberLanguage } from '../../../shared/format/number-language.ts';
import {
  findGridFaults,
  isEmptyRow,
  makeGridRow,
  ownerKeyOf,
  pasteCells,
  splitPasted,
  sumTypedQuotas,
  type GridRow,
} from './grid-rows.ts';

const labels = {
  Apartment: 'Appartement',
  Commercial: 'Commerce',
  Parking: 'Parking',
  Storage: 'Cave',
  Other: 'Autre',
};

let count = 0;
const makeRow = () => makeGridRow(`new${(count += 1)}`);
const aGridRow = (given: Partial<GridRow>) => ({ ...makeGridRow('r'), ...given });
const paste = (text: string, to: Partial<Parameters<typeof pasteCells>[2]> = {}) =>
  pasteCells([makeGridRow('a')], splitPasted(text), {
    row: 0,
    column: 'unit_number',
    makeRow,
    labels,
    ...to,
  });

describe('cells from a spreadsheet', () => {
  it('fill the grid from the cell on, and add rows for the rest', () => {
    const rows = paste('12\tAnn\r\n13\tBob\r\n', { column: 'quota' });
    expect(rows).toMatchObject([
      { id: 'a', unit_number: '', quota: '12', name: 'Ann' },
      { unit_number: '', quota: '13', name: 'Bob' },
    ]);
  });

  it('go to the columns that their header names, in any language and order', () => {
    const rows = paste('Medeëigenaar\tKavel\tAandelen\tTuin\nAnn\tA1\t56\tja');
    expect(rows).toMatchObject([{ unit_number: 'A1', quota: '56', name: 'Ann', floor: '' }]);
    expect(rows).toHaveLength(1);
  });

  it('name types of lots by label or value, and leave unknown ones to be chosen', () => {
    const rows = paste('A1\tcave 2\nA2\tParkeerplaats\nA3\tpiscine');
    expect(rows.map(({ type }) => type)).toEqual(['Storage', 'Parking', '']);
  });

  it('beyond the last column are left out', () => {
    expect(paste('ann@example.org\tmore', { column: 'email' })).toMatchObject([
      { email: 'ann@example.org', name: '' },
    ]);
  });
});

describe('rows of the grid', () => {
  it('are empty whatever type is preset', () => {
    expect(isEmptyRow(makeGridRow('a'))).toBe(true);
    expect(isEmptyRow(aGridRow({ name: 'Ann' }))).toBe(false);
  });

  it('have their faults named by cell, and empty rows none', () => {
    setNumberLanguage('fr');
    const rows = [
      aGridRow({ id: '1', unit_number: 'a 1', quota: '56' }),
      aGridRow({ id: '2', unit_number: 'B2', quota: '-5', floor: 'rez', type: '' }),
      aGridRow({ id: '3', quota: '', email: 'ann' }),
      makeGridRow('4'),
      aGridRow({ id: '5', unit_number: 'b2', quota: '0', floor: '-1', name: 'Ann' }),
    ];
    expect(findGridFaults(rows, ['A1'])).toEqual({
      1: { unit_number: 'number_twice' },
      2: { type: 'no_type', floor: 'no_integer', quota: 'no_integer' },
      3: {
        unit_number: 'no_number',
        quota: 'no_integer',
        name: 'no_owner_name',
        email: 'no_email',
      },
      5: { unit_number: 'number_twice' },
    });
  });

  it('add up the quotas that are whole numbers', () => {
    setNumberLanguage('fr');
    expect(sumTypedQuotas([aGridRow({ quota: '1 056' }), aGridRow({ quota: 'x' })])).toBe(1056);
  });
});

describe('an owner', () => {
  it('is one person with several lots if name and address are equal', () => {
    expect(ownerKeyOf({ name: ' Ann ', email: 'Ann@example.org' })).toBe(
      ownerKeyOf({ name: 'ann', email: 'ann@example.org ' }),
    );
    expect(ownerKeyOf({ name: 'Ann', email: null })).not.toBe(
      ownerKeyOf({ name: 'Ann', email: 'ann@example.org' }),
    );
  });
});
