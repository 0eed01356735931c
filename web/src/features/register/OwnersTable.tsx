import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Owner } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

/** Owners, and of one building what they owe it. */
export function OwnersTable(props: {
  readonly query: {
    readonly building_id?: string | undefined;
    readonly q?: string | undefined;
    readonly sort?: string | undefined;
  };
  readonly onSort?: (sort: string) => void;
}) {
  const { t } = useWords();
  const { query, onSort } = props;
  const list = useInfiniteQuery(apiPages('listOwners', { query }));
  const columns = useColumns(query.building_id !== undefined);
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (list.isPending) return <Rows />;
  return (
    <>
      <DataTable
        caption={t('web-register.owners.title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        sort={query.sort}
        {...(onSort === undefined ? {} : { onSort })}
        empty={<Nobody isSearch={query.q !== undefined} />}
      />
      <MoreRows list={list} />
    </>
  );
}

/** Why there is nobody, and what to do about it. */
function Nobody({ isSearch }: { readonly isSearch: boolean }) {
  const { t } = useWords();
  const may = useRight();
  return (
    <>
      <p>{t(isSearch ? 'web-register.owners.empty' : 'web-register.owners.none')}</p>
      {isSearch && (
        <ButtonLink to="/owners" search={{}} variant="default">
          {t('web-register.owners.all')}
        </ButtonLink>
      )}
      {!isSearch && may('createOwner') && (
        <ButtonLink to="/owners/new">{t('web-register.owner_form.new')}</ButtonLink>
      )}
    </>
  );
}

function useColumns(isOfBuilding: boolean) {
  const { t } = useWords();
  const { amount } = useFormat();
  return useMemo(
    (): readonly Column<Owner>[] => [
      {
        id: 'name',
        header: t('web-register.owners.name'),
        sort: 'name',
        cell: ({ id, name }) => (
          <TextLink to="/owners/$id" params={{ id }}>
            {name}
          </TextLink>
        ),
      },
      { id: 'email', header: t('web-register.owners.email'), cell: ({ email }) => email },
      {
        id: 'kind',
        header: t('web-register.owners.kind'),
        cell: ({ kind }) => t(`enum.OwnerKind.${kind}`),
      },
      ...(isOfBuilding
        ? [
            {
              id: 'balance',
              header: t('web-register.owners.balance'),
              sort: 'balance',
              isNumber: true,
              cell: ({ balance }: Owner) => amount(balance ?? 0),
            },
            {
              id: 'overdue',
              header: t('web-register.owners.overdue'),
              isNumber: true,
              cell: ({ overdue }: Owner) => amount(overdue ?? 0),
            },
          ]
        : []),
    ],
    [t, amount, isOfBuilding],
  );
}
