import { useQuery } from '@tanstack/react-query';
import type { ProcessingActivity } from '../../shared/api/generated.ts';
import { apiQuery, shouldReplacePage } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';

const MONTHS_OF_A_YEAR = 12;

/** Records of processing activities: purposes, people concerned, recipients and retention. */
export function RegisterPage() {
  const { t } = useWords();
  const query = useQuery({
    ...apiQuery('listProcessingActivities', {}),
    throwOnError: shouldReplacePage,
  });
  const columns = useColumns();
  return (
    <Page
      title={t('web-navigation.privacy.register')}
      sentence={t('web-privacy.register.sentence')}
      isLoading={query.isPending}
    >
      {query.data === undefined ? (
        <Rows />
      ) : (
        <DataTable
          caption={t('web-navigation.privacy.register')}
          columns={columns}
          rows={query.data.data}
          rowId={({ name }) => name}
        />
      )}
    </Page>
  );
}

function useColumns(): readonly Column<ProcessingActivity>[] {
  const { t } = useWords();
  const called = (type: string, values: readonly string[]) =>
    values.map((value) => t(`enum.${type}.${value}`)).join(', ');
  return [
    {
      id: 'activity',
      header: t('web-privacy.register.activity'),
      cell: ({ name }) => called('ProcessingName', [name]),
    },
    {
      id: 'basis',
      header: t('web-privacy.register.basis'),
      cell: ({ lawful_bases: bases }) => called('LawfulBasis', bases),
    },
    {
      id: 'subjects',
      header: t('web-privacy.register.subjects'),
      cell: ({ data_subjects: subjects }) => called('DataSubject', subjects),
    },
    {
      id: 'data',
      header: t('web-privacy.register.data'),
      cell: ({ data_categories: categories }) => called('DataCategory', categories),
    },
    {
      id: 'recipients',
      header: t('web-privacy.register.recipients'),
      cell: ({ recipients }) => called('DataRecipient', recipients),
    },
    {
      id: 'kept',
      header: t('web-privacy.register.kept'),
      cell: ({ retention_months: months, retention_starts: from }) =>
        t('web-privacy.register.years', {
          years: months / MONTHS_OF_A_YEAR,
          from: called('RetentionStart', [from]),
        }),
    },
  ];
}
