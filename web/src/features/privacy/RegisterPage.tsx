import type { ProcessingActivity } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import type { Column, Show } from '../../shared/ui/columns.tsx';

const MONTHS_OF_A_YEAR = 12;

/** Records of processing activities: purposes, people concerned, recipients and retention. */
export function RegisterPage() {
  const { t } = useWords();
  const query = useRecord('listProcessingActivities', {});
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

/** Texts of values of an enumeration. */
function namesOf(type: string, values: readonly string[], { t }: Show): string {
  return values.map((value) => t(`enum.${type}.${value}`)).join(', ');
}

const columns: readonly Column<ProcessingActivity>[] = [
  {
    id: 'name',
    header: 'web-privacy.register.activity',
    of: 'ProcessingName',
  },
  {
    id: 'basis',
    header: 'web-privacy.register.basis',
    cell: ({ lawful_bases: bases }, show) => namesOf('LawfulBasis', bases, show),
  },
  {
    id: 'subjects',
    header: 'web-privacy.register.subjects',
    cell: ({ data_subjects: subjects }, show) => namesOf('DataSubject', subjects, show),
  },
  {
    id: 'data',
    header: 'web-privacy.register.data',
    cell: ({ data_categories: categories }, show) => namesOf('DataCategory', categories, show),
  },
  {
    id: 'recipients',
    header: 'web-privacy.register.recipients',
    cell: ({ recipients }, show) => namesOf('DataRecipient', recipients, show),
  },
  {
    id: 'kept',
    header: 'web-privacy.register.kept',
    cell: ({ retention_months: months, retention_starts: from }, { t }) =>
      t('web-privacy.register.years', {
        years: months / MONTHS_OF_A_YEAR,
        from: t(`enum.RetentionStart.${from}`),
      }),
  },
];
