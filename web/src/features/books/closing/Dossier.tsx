import type { FiscalYear } from '../../../shared/api/generated.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { api } from '../../../shared/session/session.ts';
import { DownloadButton } from '../../../shared/ui/DownloadButton.tsx';

/** Button that downloads the accounts and papers of a year. */
export function Dossier({ year: { id } }: { readonly year: FiscalYear }) {
  const { t } = useWords();
  return (
    <DownloadButton get={() => api.file('getFiscalYearDossier', { path: { id }, format: 'zip' })}>
      {t('web-books.closing.dossier')}
    </DownloadButton>
  );
}
