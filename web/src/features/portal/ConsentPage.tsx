import { useWords } from '../../shared/i18n/words.tsx';
import { Consents } from '../../shared/letters/Consents.tsx';
import { useOwnerId } from '../../shared/session/session.ts';
import { Page } from '../../shared/ui/Page.tsx';

/** Lets owners choose how they are convened to meetings. */
export function ConsentPage() {
  const { t } = useWords();
  const id = useOwnerId() ?? '';
  return (
    <Page title={t('web-navigation.portal.consent')} sentence={t('web-portal.consent.sentence')}>
      <Consents ownerId={id} />
    </Page>
  );
}
