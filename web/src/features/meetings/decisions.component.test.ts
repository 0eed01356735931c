import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage } from '#test/component/page.ts';
import { anAnswer } from '#test/component/records.ts';
import { etagOf, sent, type Answers } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('a decision taken elsewhere', () => {
  const decision = anAnswer('getDecision', {
    title: 'Toiture',
    text: null,
    meeting_id: null,
    meeting_type: null,
    agenda_item_id: null,
    position: null,
    majority: null,
    decision_type: 'Budget',
    decided_on: '2025-05-20',
    challengeable_until: null,
    repeatable_from: null,
    amount: null,
    distribution_key_id: null,
    finished_on: null,
  });
  const answers: Answers = {
    getDecision: decision,
    listFollowUps: [],
    listDistributionKeys: [],
    updateDecision: decision,
  };

  it('leads to no meeting', async () => {
    await openPage(`/decisions/${decision.id}`, { as: 'Syndic', answers });
    expect(inMain().getByText(/Décidé ailleurs le/)).toBeInstanceOf(HTMLElement);
    expect(inMain().queryByRole('link', { name: /procès-verbal/i })).toBe(null);
    await expectAccessible();
  });

  it('gets its amount and the end of its works, as they were shown', async () => {
    const user = await openPage(`/decisions/${decision.id}`, { as: 'Syndic', answers });
    await user.click(inMain().getByRole('button', { name: 'Modifier' }));
    const dialog = await inDialog();
    await fill(user, dialog.getByRole('textbox', { name: 'Montant' }), '24 539,00');
    await fill(user, dialog.getByLabelText('Fin des travaux'), '2025-11-30');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const [request] = sent('updateDecision');
    expect(request?.headers['if-match']).toBe(etagOf(decision));
    expect(request?.body).toEqual({
      amount: 24_539,
      distribution_key_id: null,
      finished_on: '2025-11-30',
    });
  });

  it('is changed by the Syndic only', async () => {
    await openPage(`/decisions/${decision.id}`, { as: 'Auditor', answers });
    expect(inMain().queryByRole('button', { name: 'Modifier' })).toBe(null);
  });
});
