import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** Profile of the signed-in person, shared by all organizations. */
export function ProfilePage() {
  const { t } = useWords();
  return (
    <Page title={t('web-navigation.profile')} sentence={t('web-profile.sentence')}>
      <PersonSection />
      <EmailSection />
      <PasswordSection />
      <TwoFactorSection />
      <SessionsSection />
    </Page>
  );
}
