import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));

describe('users', () => {
  it('that the service lets nobody change, as oneself, have no act but their own profile', async () => {
    const user = anAnswer('getUser', { is_active: true, allowed_actions: [] });
    await openPage(`/users/${user.id}`, {
      as: 'Syndic',
      answers: { getUser: user },
    });
    expect(inMain().getByRole('link', { name: 'Mon profil' })).toBeInstanceOf(HTMLElement);
    expect(inMain().queryByRole('button')).toBeNull();
  });

  it('are deactivated by others, who are told what follows', async () => {
    const user = anAnswer('getUser', { is_active: true, allowed_actions: ['deactivate'] });
    const hands = await openPage(`/users/${user.id}`, { as: 'Syndic', answers: { getUser: user } });
    await hands.click(inMain().getByRole('button', { name: 'Désactiver' }));
    expect(await screen.findByText(/ses sessions se ferment aussitôt/)).toBeInstanceOf(HTMLElement);
  });

  it('are asked for by the role and state of the address', async () => {
    await openPage('/users?role_type=BoardMember&is_active=true', {
      as: 'Syndic',
      answers: { listUsers: [aRow('listUsers', { name: 'Nathalie Gobert' })] },
    });
    expect(sent('listUsers')[0]?.query).toMatchObject({
      role_type: 'BoardMember',
      is_active: 'true',
    });
    expect(inMain().getByRole('link', { name: 'Nathalie Gobert' })).toBeInstanceOf(HTMLElement);
    await expectAccessible();
  });
});

describe('an invitation where no mail server is set up', () => {
  it('shows its link once, to copy', async () => {
    const user = { name: 'Luc Maes', allowed_actions: ['deactivate', 'invitation-link'] };
    const url = 'https://millieme.example/accept-invitation?token=abc';
    const answer = anAnswer('getUser', user);
    const hands = await openPage(`/users/${answer.id}`, {
      as: 'Syndic',
      answers: {
        getUser: answer,
        listBuildings: [],
        showInvitationLink: { url, expires_on: '2026-05-12' },
      },
    });
    await hands.click(inMain().getByRole('button', { name: 'Afficher le lien' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Lien d’invitation')).toHaveProperty('value', url);
    await hands.click(dialog.getByRole('button', { name: 'Retour' }));
    expect(screen.queryByText(url)).toBeNull();
    expect(sent('showInvitationLink')).toHaveLength(1);
  });
});

describe('approvers to confirm', () => {
  it('are confirmed only by someone independent of the giver of their role', async () => {
    const own = {
      name: 'Luc Maes',
      granted_by_name: 'Anne Peeters',
      may_confirm: true,
      etag: '"7"',
    };
    const others = { name: 'Eva Claes', may_confirm: false };
    const hands = await openPage('/approvers', {
      as: 'BoardMember',
      answers: {
        listUnconfirmedApprovers: [
          aRow('listUnconfirmedApprovers', own),
          aRow('listUnconfirmedApprovers', others),
        ],
        confirmApprover: anAnswer('confirmApprover', {}),
      },
    });
    expect(inMain().getByText('Par un autre approbateur')).toBeInstanceOf(HTMLElement);
    await hands.click(inMain().getByRole('button', { name: 'Confirmer l’approbateur' }));
    expect(await screen.findByText(/ce que Anne Peeters saisit/)).toBeInstanceOf(HTMLElement);
    await hands.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirmer l’approbateur' }),
    );
    await expect.poll(() => sent('confirmApprover')).toHaveLength(1);
    expect(sent('confirmApprover')[0]?.headers['if-match']).toBe(own.etag);
  });
});
