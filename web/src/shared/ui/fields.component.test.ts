import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, pageAddress, settled } from '#test/component/page.ts';
import { anAnswer } from '#test/component/records.ts';

describe('the fields of a form', () => {
  it('are required and limited as the operation says', async () => {
    await openPage('/tickets/new', { as: 'Syndic', answers: { listBuildings: [] } });
    const title = document.getElementById('title');
    expect(title?.getAttribute('maxlength')).toBe('200');
    expect(title?.hasAttribute('required')).toBe(true);
    expect(document.getElementById('photos')?.hasAttribute('required')).toBe(false);
  });

  it('say which may stay empty, beside their names', async () => {
    await openPage('/owners/new', { as: 'Syndic' });
    const marks = ['Nom', 'E-mail'].map((name) =>
      screen.getByText(name, { selector: 'label' }).getAttribute('data-optional'),
    );
    expect(marks).toEqual([null, 'facultatif']);
  });
});

describe('a key', () => {
  const answers = {
    listTickets: [],
    listBuildings: [],
    readTicketStats: anAnswer('readTicketStats', {}),
  };

  it('starts the action that the page registers', async () => {
    const user = await openPage('/tickets', { as: 'Syndic', answers });
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('opens the primary action of the page', async () => {
    const user = await openPage('/tickets', { as: 'Syndic', answers });
    await user.keyboard('c');
    await settled();
    expect(pageAddress()).toBe('/tickets/new');
  });
});
