import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.tsx';
import { SignInForm } from '../../shared/session/SignInForm.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';
import { toSafePath } from './area.ts';

const route = getRouteApi('/sign-in');

/** Page on which a person signs in. */
export function SignInPage() {
  const { t } = useWords();
  const { back } = route.useSearch();
  const router = useRouter();
  return (
    <SignedOutPage title={t('web.sign_in.title')}>
      <SignInForm onDone={() => router.history.push(toSafePath(back))} />
      <TextLink to="/forgot-password">{t('web.sign_in.forgot')}</TextLink>
    </SignedOutPage>
  );
}
