import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#test/component/page.ts';
import { anAnswer, anId } from '#test/component/records.ts';
import type { Answers } from '#test/component/service.ts';
import { aPerson } from '#test/component/session.ts';

const me = aPerson('Owner', 'nl');
const ownId = me.roles[0]?.owner_id ?? '';
const getOwnerAccount = anAnswer('getOwnerAccount', {});

describe('the address of an account, to which the service leads,', () => {
  it.each([
    ['account', 'Wat ik verschuldigd ben'],
    ['statement', 'Afrekeningen en brieven'],
  ])('opens the pages of the owner whose it is: %s', async (path, title) => {
    await openPage(`/owners/${ownId}/${path}`, {
      as: 'Owner',
      me,
      answers: { getOwnerAccount, listCallsForFunds: [], listOwnerPaymentReminders: [] },
    });
    screen.getByRole('heading', { level: 1, name: title });
  });

  it.each(['account', 'statement'])('opens the owner for staff: %s', async (path) => {
    const id = anId();
    const answers: Answers = {
      getOwner: anAnswer('getOwner', { id, name: 'Hugo Vermeersch' }),
      listUnitsOfOwner: [],
      listConvocationConsents: [],
      listDocuments: [],
      getOwnerAccount,
    };
    await openPage(`/owners/${id}/${path}`, { as: 'Syndic', answers });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Hugo Vermeersch');
  });
});
