import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, frame, openPage, openSignedOut, pageAddress } from '#test/component/page.ts';
import { anAnswer, anId } from '#test/component/records.ts';
import { answering, sent, showingDemo } from '#test/component/service.ts';
import { aPerson } from '#test/component/session.ts';
import { api, openSession, signIn, switchRole } from '../../shared/session/session.ts';

describe('the page to sign in', () => {
  it('speaks the language of the browser, and changes it without losing what is typed', async () => {
    const user = await openSignedOut('/sign-in', { language: 'nl' });
    screen.getByRole('heading', { level: 1, name: 'Aanmelden' });
    await fill(user, screen.getByLabelText('E-mail'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    await screen.findByRole('heading', { level: 1, name: 'Anmeldung' });
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('ada@example.org');
    await expectAccessible();
  });
});

describe('a demo', () => {
  it('offers on the page to sign in those who can, and says on every page that it is one', async () => {
    const { roles, active_role } = aPerson('Syndic', 'fr');
    const people = [{ email: 'syndic@example.org', password: 'abcde-fghij', role: 'Syndic' }];
    showingDemo({ organization_id: roles[0]?.organization_id ?? '', people });
    const user = await openSignedOut('/sign-in');
    await screen.findByText('abcde-fghij');
    screen.getByText(/Ceci est une démonstration/);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'J’ai un compte : se connecter' }));
    screen.getByLabelText('E-mail');
    cleanup();
    const me = { roles, active_role };
    await openPage('/profile', { as: 'Syndic', me, answers: { listSessions: [] } });
    screen.getByText(/Ceci est une démonstration/);
  });
});

describe('a person of the demo', () => {
  it('enters with one click', async () => {
    const person = aPerson('Syndic', 'fr');
    const [role] = person.roles;
    const people = [{ email: 'syndic@example.org', password: 'abcde-fghij', role: 'Syndic' }];
    showingDemo({ organization_id: role?.organization_id ?? '', people });
    const user = await openSignedOut('/sign-in?back=/profile');
    const enter = await screen.findByRole('button', { name: /^Syndic/ });
    answering({
      login: anAnswer('login', { expires_in: 900 }),
      whoAmI: person,
      ...frame,
      listSessions: [],
    });
    await user.click(enter);
    await waitFor(() => expect(pageAddress()).toBe('/profile'));
    expect(sent('login')[0]?.body).toMatchObject({ email: 'syndic@example.org' });
  });
});

describe('a session that the service does not answer for', () => {
  it('goes on where the reader wanted to be, once the service answers', async () => {
    localStorage.setItem('millieme-session', 'open');
    answering({ refreshTokens: new DomainError('unhealthy') });
    await openSession();
    const user = await openSignedOut('/sign-in?back=/profile');
    screen.getByRole('alert');
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    await expectAccessible();
    answering({
      refreshTokens: anAnswer('refreshTokens', { expires_in: 900 }),
      whoAmI: aPerson('Syndic', 'fr'),
      ...frame,
      listSessions: [],
    });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(pageAddress()).toBe('/profile'));
  });
});

describe('another role of one’s own', () => {
  it('requests with its token once its rights are known, not before', async () => {
    const tokensOf = () => sent('listSessions').map(({ headers }) => headers['authorization']);
    const tokens = (access_token: string) => anAnswer('login', { access_token, expires_in: 900 });
    const chosen = Promise.withResolvers<ReturnType<typeof aPerson>>();
    answering({ login: tokens('first'), whoAmI: aPerson('Auditor', 'fr'), listSessions: [] });
    await signIn({ email: 'ada@example.org', password: 'abcde-fghij' });
    answering({ switchRole: tokens('second'), whoAmI: () => chosen.promise });
    const switching = switchRole(anId());
    await waitFor(() => expect(sent('whoAmI')).toHaveLength(2));
    await api.call('listSessions', {});
    chosen.resolve(aPerson('Owner', 'fr'));
    await switching;
    await api.call('listSessions', {});
    expect(tokensOf()).toEqual(['Bearer first', 'Bearer second']);
  });
});
