import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import {
  checkBookDate,
  checkFiscalYearOrder,
  checkFiscalYearPeriod,
  fiscalYearTransitions,
  findYearBefore,
} from './fiscal-year.ts';

const refused = (code: string) =>
  expect.objectContaining({ name: 'DomainError', code }) as DomainError;

describe('the dates of books', () => {
  it('takes 1900 to 2200', () => {
    for (const date of ['1900-01-01', '2026-03-16', '2200-12-31']) checkBookDate(date);
    for (const date of ['1899-12-31', '2201-01-01']) {
      expect(() => checkBookDate(date)).toThrow(refused('invalid_period'));
    }
  });

  it.each([
    ['2025-01-01', '2025-12-31'],
    ['2025-01-01', '2025-01-02'],
    ['2025-01-01', '2026-12-31'],
    ['2024-02-29', '2026-02-27'],
  ])('takes the year %s to %s', (start_date, end_date) => {
    expect(() => checkFiscalYearPeriod({ start_date, end_date })).not.toThrow();
  });

  it.each([
    ['2025-01-01', '2025-01-01'],
    ['2025-01-01', '2024-12-31'],
    ['2025-01-01', '2027-01-01'],
    ['1899-01-01', '1900-01-01'],
    ['2200-06-01', '2201-05-31'],
  ])('refuses the year %s to %s', (start_date, end_date) => {
    expect(() => checkFiscalYearPeriod({ start_date, end_date })).toThrow(
      refused('invalid_period'),
    );
  });
});

describe('the order of closing', () => {
  const year = (number: number, status: 'Open' | 'Closed') => ({
    start_date: `${number}-01-01`,
    end_date: `${number}-12-31`,
    status,
  });

  it('closes after the earlier years, whatever the later ones', () => {
    const others = [year(2024, 'Closed'), year(2026, 'Closed'), year(2027, 'Open')];
    expect(() => checkFiscalYearOrder('close', year(2025, 'Open'), others)).not.toThrow();
    const early = [year(2024, 'Open')];
    expect(() => checkFiscalYearOrder('close', year(2025, 'Open'), early)).toThrow(
      refused('out_of_order'),
    );
  });

  it('reopens from the last one back', () => {
    const others = [year(2024, 'Open'), year(2026, 'Open')];
    expect(() => checkFiscalYearOrder('reopen', year(2025, 'Closed'), others)).not.toThrow();
    const late = [year(2026, 'Closed')];
    expect(() => checkFiscalYearOrder('reopen', year(2025, 'Closed'), late)).toThrow(
      refused('out_of_order'),
    );
  });

  it('goes from open to closed and back, and never twice', () => {
    expect(transition(fiscalYearTransitions, 'close', 'Open')).toBe('Closed');
    expect(transition(fiscalYearTransitions, 'reopen', 'Closed')).toBe('Open');
    expect(() => transition(fiscalYearTransitions, 'close', 'Closed')).toThrow(
      refused('invalid_transition'),
    );
  });
});

describe('the year before another', () => {
  const days = (start_date: string, end_date: string) => ({ start_date, end_date });

  it('is the last one that ends before it begins', () => {
    const years = [
      days('2025-07-01', '2026-06-30'),
      days('2023-01-01', '2024-06-30'),
      days('2024-07-01', '2025-06-30'),
    ];
    expect(findYearBefore(days('2025-07-01', '2026-06-30'), years)).toEqual(years[2]);
    expect(findYearBefore(days('2024-07-01', '2025-06-30'), years)).toEqual(years[1]);
  });

  it('is the twelve months before it where none is known', () => {
    expect(findYearBefore(days('2026-01-01', '2026-12-31'), [])).toEqual(
      days('2025-01-01', '2025-12-31'),
    );
  });
});
