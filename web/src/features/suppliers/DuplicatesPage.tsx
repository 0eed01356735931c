import { formatEnterpriseNumber, formatIban } from '#domain/kernel/identifiers.ts';
import type { SupplierDuplicates } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';

/** Possible duplicate suppliers, each to be merged into the oldest. */
export function DuplicatesPage() {
  const { t } = useWords();
  const { data } = useRecord('listSupplierDuplicates', {});
  const found = data?.data;
  return (
    <Page
      title={t('web-suppliers.duplicates.title')}
      sentence={t('web-suppliers.duplicates.sentence')}
      isLoading={found === undefined}
    >
      {found === undefined && <Rows />}
      {found?.length === 0 && <Explain>{t('web-suppliers.duplicates.none')}</Explain>}
      {found?.map((group) => (
        <Alike key={`${group.reason} ${group.suppliers[0]?.id ?? ''}`} group={group} />
      ))}
    </Page>
  );
}

function Alike({ group }: { readonly group: SupplierDuplicates }) {
  const { t } = useWords();
  const [first] = group.suppliers;
  const columns = useColumns(first);
  const title = `${t(`enum.DuplicateReason.${group.reason}`)}: ${first?.name ?? ''}`;
  return (
    <Part title={title}>
      <DataTable caption={title} rows={group.suppliers} columns={columns} />
    </Part>
  );
}

type Listed = SupplierDuplicates['suppliers'][number];

function useColumns(first: Listed | undefined): readonly Column<Listed>[] {
  const may = useRight();
  const isOpen = may('mergeSupplier');
  return [
    { id: 'name', header: 'web-suppliers.name', link: '/suppliers/$id' },
    {
      id: 'number',
      header: 'web-suppliers.enterprise_number',
      cell: ({ enterprise_number: number }) => formatEnterpriseNumber(number ?? ''),
    },
    { id: 'iban', header: 'web-suppliers.iban', cell: ({ iban }) => formatIban(iban ?? '') },
    {
      id: 'merge',
      header: 'web-suppliers.duplicates.merge',
      cell: (one) =>
        isOpen && first !== undefined && one.id !== first.id ? (
          <Merge one={one} into={first} />
        ) : (
          ''
        ),
    },
  ];
}

/** Merges one supplier into the other, after a confirmation. */
function Merge({ one, into }: { readonly one: Listed; readonly into: Listed }) {
  const { t } = useWords();
  return (
    <AskFirst
      label={t('web-suppliers.duplicates.into', { name: into.name })}
      consequence={t('web-suppliers.duplicates.consequence', { name: one.name, into: into.name })}
      run={() => api.call('mergeSupplier', { path: { id: one.id }, body: { into_id: into.id } })}
    />
  );
}
