import { useMemo } from 'react';
import type { Owner } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

/** Says why a list has no owners, and what to do about it. */
export function Nobody({ isSearch }: { readonly isSearch: boolean }) {
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
        <ButtonLink to="/owners/new">{t('web-navigation.register.owner_form.new')}</ButtonLink>
      )}
    </>
  );
}

/** Table columns of owners; those of a single building include the balance. */
export function useOwnerColumns(isOfBuilding: boolean) {
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
