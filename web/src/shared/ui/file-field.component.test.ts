import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';

const photo = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

describe('a field for files', () => {
  it('lists chosen files with their sizes, adds dropped and pasted ones, and removes each', async () => {
    const user = await openPage('/tickets/new', { as: 'Syndic', answers: { listBuildings: [] } });
    const field = screen.getByLabelText('Photos et fichiers');
    await user.upload(field, [photo('lift.png', 2000), photo('hall.png', 3 * 1024 * 1024)]);
    const list = within(screen.getByRole('list', { name: 'Fichiers choisis' }));
    list.getByText('lift.png');
    list.getByText('2 ko');
    list.getByText('3 Mo');
    fireEvent.drop(field, { dataTransfer: { files: [photo('roof.png', 100)] } });
    list.getByText('roof.png');
    fireEvent.paste(field, { clipboardData: { files: [photo('lift.png', 5000)] } });
    list.getByText('5 ko');
    expect(list.queryByText('2 ko')).toBeNull();
    await expectAccessible();
    await user.click(list.getByRole('button', { name: 'Retirer hall.png' }));
    expect(list.queryByText('hall.png')).toBeNull();
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('keeps one file where only one is asked for', async () => {
    const user = await openPage('/documents/new', { as: 'Syndic', answers: { listBuildings: [] } });
    const field = screen.getByLabelText('Fichier');
    await user.upload(field, photo('first.png', 10));
    fireEvent.drop(field, {
      dataTransfer: { files: [photo('second.png', 10), photo('third.png', 10)] },
    });
    const list = within(screen.getByRole('list', { name: 'Fichiers choisis' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    list.getByText('second.png');
  });
});
