import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { rootRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';
import { currentSession } from '../../shared/session/session.ts';
import { FramelessFailure } from '../../shared/ui/PageFailure.tsx';

/** Without the frame, a page that fails has its own main part. */
const door = { getParentRoute: () => rootRoute, errorComponent: FramelessFailure } as const;

const backSearch = searchOf('back');
const signIn = createRoute({
  ...door,
  path: '/sign-in',
  validateSearch: backSearch,
  beforeLoad: ({ search }) => {
    if (currentSession().kind === 'signed-in') throw redirect({ href: toSafePath(search.back) });
  },
  component: lazyPage('shared', () => import('./SignInPage.tsx'), 'SignInPage'),
});
const forgotPassword = createRoute({
  ...door,
  path: '/forgot-password',
  component: lazyPage('shared', () => import('./ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
});
const resetPassword = createRoute({
  ...door,
  path: '/reset-password',
  validateSearch: searchOf('token'),
  component: lazyPage('shared', () => import('./ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});
const acceptInvitation = createRoute({
  ...door,
  path: '/accept-invitation',
  validateSearch: searchOf('token'),
  component: lazyPage('shared', () => import('./AcceptInvitationPage.tsx'), 'AcceptInvitationPage'),
});
const confirmEmail = createRoute({
  ...door,
  path: '/confirm-email',
  validateSearch: searchOf('token'),
  component: lazyPage('shared', () => import('./ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});

/** Pages for visitors who are not signed in: sign-in, and targets of mailed links. */
export const signInRoutes = [
  signIn,
  forgotPassword,
  resetPassword,
  acceptInvitation,
  confirmEmail,
] as const;

/**
 * Page to open after signing in. Only paths of this application are accepted, to prevent open
 * redirects.
 */
export function toSafePath(back: string | undefined): string {
  return back !== undefined && /^\/(?![/\\])/.test(back) ? back : '/';
}
