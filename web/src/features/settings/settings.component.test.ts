import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { answering, etagOf, sent } from '#test/component/service.ts';

const SETTINGS = '/payment-reminders/settings';
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('settings of reminders', () => {
  it('keep what was typed where somebody else was faster, and let one choose', async () => {
    const settings = anAnswer('getReminderSettings', {
      gentle_days: 15,
      formal_days: 30,
      final_notice_days: 45,
      legal_action_days: 60,
    });
    const theirs = { ...settings, formal_days: 35 };
    const user = await openPage(SETTINGS, {
      as: 'Syndic',
      answers: { getReminderSettings: settings },
    });
    const second = screen.getByLabelText<HTMLInputElement>('Second rappel');
    await fill(user, second, '32');
    answering({ getReminderSettings: theirs, updateReminderSettings: new DomainError('stale') });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const choice = within(await screen.findByRole('alert'));
    expect(choice.getByText('Second rappel : 30 remplacé par 35')).toBeInstanceOf(HTMLElement);
    expect(second.value).toBe('32');
    await expectAccessible();
    await user.click(choice.getByRole('button', { name: 'Garder mes modifications' }));
    answering({ updateReminderSettings: { ...theirs, formal_days: 32 } });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistré.');
    const last = sent('updateReminderSettings').at(-1);
    expect(last?.headers['if-match']).toBe(etagOf(theirs));
    expect(last?.body).toEqual({ formal_days: 32 });
  });

  it('become a building’s own, and are given up again', async () => {
    const building = anId();
    const ofAll = anAnswer('getReminderSettings', { building_id: null });
    const own = { ...ofAll, building_id: building, building_name: 'Les Tilleuls' };
    const user = await openPage(`${SETTINGS}?building_id=${building}`, {
      as: 'Syndic',
      answers: { getReminderSettings: ofAll },
    });
    expect(screen.getByText(/deviennent propres à cet immeuble/)).toBeInstanceOf(HTMLElement);
    const minimum = screen.getByLabelText(/^Montant minimal/);
    await fill(user, minimum, '12,50');
    answering({ updateReminderSettings: own, getReminderSettings: own });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText(/^Réglages propres à Les Tilleuls/);
    const [update] = sent('updateReminderSettings');
    expect(update?.query).toEqual({ building_id: building });
    expect(update?.body).toMatchObject({ minimum_amount: 12.5 });
    await user.click(screen.getByRole('button', { name: /^Reprendre/ }));
    await expectAccessible();
    answering({ deleteReminderSettings: undefined, getReminderSettings: ofAll });
    await user.click((await inDialog()).getByRole('button', { name: /^Reprendre/ }));
    await screen.findByText(/deviennent propres à cet immeuble/);
    expect(sent('deleteReminderSettings')[0]?.query).toEqual({ building_id: building });
  });
});

describe('interest rates', () => {
  it('are read by a syndic, and nothing more', async () => {
    await openPage('/interest-rates', { as: 'Syndic', answers: { listInterestRates: [] } });
    expect(screen.queryByRole('button', { name: 'Encoder un taux' })).toBeNull();
    await expectAccessible();
  });

  it('are entered by a SuperAdmin, in per cent', async () => {
    const user = await openPage('/interest-rates', {
      as: 'SuperAdmin',
      language: 'en',
      answers: { listInterestRates: [aRow('listInterestRates', {})] },
    });
    await user.click(screen.getByRole('button', { name: 'Enter a rate' }));
    const dialog = await inDialog();
    await fill(user, dialog.getByLabelText('From'), '2027-01-01');
    await fill(user, dialog.getByLabelText('Annual rate (%)'), '4.25');
    await expectAccessible();
    const rate = anAnswer('createInterestRate', { rate: 0.0425, valid_from: '2027-01-01' });
    answering({ createInterestRate: rate, listInterestRates: [rate] });
    await user.keyboard('{Enter}');
    await screen.findByRole('cell', { name: '4.25%' });
    expect(sent('createInterestRate')[0]?.body).toMatchObject({
      valid_from: '2027-01-01',
      rate: 0.0425,
    });
  });
});
