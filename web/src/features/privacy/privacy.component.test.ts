import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';

const inMain = () => within(screen.getByRole('main'));

describe('an erasure', () => {
  const owner = anAnswer('getOwner', { name: 'Hugo Vermeersch' });
  const address = `/gdpr/owners/${owner.id}/erasure`;

  it('that something forbids says why, and cannot be done', async () => {
    const preview = anAnswer('previewErasure', { blocked_by: ['OwnsUnit'] });
    await openPage(address, {
      as: 'Syndic',
      answers: { getOwner: owner, previewErasure: preview },
    });
    expect(inMain().getByRole('heading', { name: /^Pas encore/ })).toBeInstanceOf(HTMLElement);
    expect(inMain().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Effacer définitivement' })).toBeNull();
    await expectAccessible();
  });

  it('that nothing forbids can be done', async () => {
    const preview = anAnswer('previewErasure', {});
    await openPage(address, {
      as: 'Syndic',
      answers: { getOwner: owner, previewErasure: preview },
    });
    expect(screen.queryByRole('heading', { name: /^Pas encore/ })).toBeNull();
    expect(inMain().getByRole('button', { name: 'Effacer définitivement' })).toBeInstanceOf(
      HTMLElement,
    );
  });
});

it('the register of processing shows to what ends data is kept', async () => {
  const activity = aRow('listProcessingActivities', {});
  await openPage('/gdpr/register', {
    as: 'Syndic',
    answers: { listProcessingActivities: [activity] },
  });
  const table = inMain().getByRole('table', { name: 'Registre des traitements' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  await expectAccessible();
});
