import { useWords } from '../i18n/words.tsx';
import { Page } from './Page.tsx';
import { HomeLink } from './links.tsx';

/**
 * Shown for unknown addresses, and for records that do not exist or that the reader may not see.
 */
export function NotFound() {
  const { t } = useWords();
  return (
    <Page
      title={t('web.not_found.title')}
      sentence={t('web.not_found.sentence')}
      notice={{ icon: 'search' }}
    >
      <HomeLink />
    </Page>
  );
}
