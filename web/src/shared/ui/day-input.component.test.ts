import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, endOfMonth } from '#domain/kernel/local-date.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage } from '#test/component/page.ts';
import { aRow, anAnswer } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';
import { today } from '../format/today.ts';

const inDigits = (day: string) => day.split('-').toReversed().join('/');

/** Opens a form with a field for a day: that of a new rate of interest. */
async function openField() {
  const user = await openPage('/interest-rates', {
    as: 'SuperAdmin',
    language: 'en',
    answers: { listInterestRates: [aRow('listInterestRates', {})] },
  });
  await user.click(screen.getByRole('button', { name: 'Enter a rate' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>('From');
  await user.click(field);
  return { user, dialog, field };
}

describe('the field of a day', () => {
  it('reads digits without separators, and the nearest year if none is typed', async () => {
    const { user, field } = await openField();
    await user.keyboard('070326');
    await user.tab();
    expect(field.value).toBe('07/03/2026');
    await user.clear(field);
    await user.type(field, today().slice(8) + today().slice(5, 7));
    await user.tab();
    expect(field.value).toBe(inDigits(today()));
  });

  it('takes t for today, and + and - for the day after and before', async () => {
    const { user, field } = await openField();
    await user.keyboard('t');
    expect(field.value).toBe(inDigits(today()));
    await user.keyboard('+');
    expect(field.value).toBe(inDigits(addDays(today(), 1)));
    await user.keyboard('--');
    expect(field.value).toBe(inDigits(addDays(today(), -1)));
    await user.clear(field);
    await user.keyboard('7-3-2026');
    expect(field.value).toBe('7-3-2026');
  });

  it('says that a text is no day once it is left, and sends nothing', async () => {
    const { user, dialog, field } = await openField();
    await user.keyboard('31/02/2026');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    await fill(user, dialog.getByLabelText('Annual rate (%)'), '4.25');
    dialog.getByText('A date, for example 15/12/2026');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.validationMessage).toBe('A date, for example 15/12/2026');
    await user.keyboard('{Enter}');
    expect(sent('createInterestRate')).toEqual([]);
  });

  it('is sent as typed when Enter submits the form from it', async () => {
    const { user, dialog, field } = await openField();
    await fill(user, dialog.getByLabelText('Annual rate (%)'), '4.25');
    answering({ createInterestRate: anAnswer('createInterestRate', {}), listInterestRates: [] });
    await user.type(field, '1/1/27{Enter}');
    expect(sent('createInterestRate')[0]?.body).toMatchObject({ valid_from: '2027-01-01' });
  });

  it('opens a calendar with the arrow down, in which keys move and choose', async () => {
    const { user, field } = await openField();
    await user.keyboard('15012027{ArrowDown}');
    const calendar = within(await screen.findByRole('table', { name: /2027/, hidden: true }));
    const dayOf = (name: string) =>
      calendar.getByRole('button', { name: new RegExp(`^${name}`), hidden: true });
    const [first] = calendar.getAllByRole('columnheader', { hidden: true });
    expect(first?.textContent).toBe('Mo');
    dayOf('Friday,? 15 January 2027').focus();
    await expectAccessible();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(dayOf('Saturday,? 23 January 2027'));
    await user.keyboard('{PageDown}{Home}');
    expect(document.activeElement).toBe(dayOf('Monday,? 22 February 2027'));
    await user.keyboard('{Enter}');
    expect(field.value).toBe('22/02/2027');
    expect(document.activeElement).toBe(field);
  });

  it('offers the ends of month and quarter in the calendar', async () => {
    const { user, field } = await openField();
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('button', { name: 'End of month', hidden: true }));
    expect(field.value).toBe(inDigits(endOfMonth(today())));
  });
});
