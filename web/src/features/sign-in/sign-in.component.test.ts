import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openSignedOut } from '#test/component/page.ts';

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
