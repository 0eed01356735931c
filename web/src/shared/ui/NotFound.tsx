import { useWords } from '../i18n/words.tsx';
import { Page } from './Page.tsx';
import { HomeLink } from './links.tsx';

/** The answer to an address that is none, and to a record that is not there or not to be seen. */
export function NotFound() {
  const { t } = useWords();
  return (
    <Page title={t('web.not_found.title')} sentence={t('web.not_found.sentence')}>
      <HomeLink />
    </Page>
  );
}
