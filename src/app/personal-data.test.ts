import { describe, expect, it } from 'vitest';
import { columnTypes } from '#platform/db/schema.generated.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { personalData, processings } from './features.ts';

describe('the annotations of personal data', () => {
  it('cover every column of every table', () => {
    const columnsOf = (tables: object) =>
      Object.fromEntries(
        Object.entries(tables).map(([table, columns]) => [table, Object.keys(columns).toSorted()]),
      );
    expect(columnsOf(personalData)).toEqual(columnsOf(columnTypes));
  });

  it('erase the e-mail, phone and address of owners', () => {
    for (const column of ['email', 'phone', 'address'] as const)
      expect(personalData['owners']?.[column]).toMatchObject({
        category: 'Contact',
        erasure: 'Erase',
      });
    expect(personalData['auth.users']?.['password_hash']).toMatchObject({ erasure: 'Erase' });
    expect(personalData['owners']?.['version']).toBeNull();
  });
});

describe('the records of processing', () => {
  it('name the tables, data subjects and lawful bases of each activity', () => {
    for (const activity of nonEmpty(processings)) {
      expect(activity.tables, activity.name).not.toEqual([]);
      expect(activity.data_subjects, activity.name).not.toEqual([]);
      expect(activity.lawful_bases, activity.name).not.toEqual([]);
    }
  });

  it('keep the register of owners for ten years after the end of ownership', () => {
    expect(processings.find(({ name }) => name === 'OwnerRegister')).toMatchObject({
      lawful_bases: ['c'],
      retention_months: 120,
      retention_starts: 'EndOfOwnership',
      tables: expect.arrayContaining(['owners', 'unit_owners']),
    });
  });
});
