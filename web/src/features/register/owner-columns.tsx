import type { Owner } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';

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
export function ownerColumns(isOfBuilding: boolean): readonly Column<Owner>[] {
  return [
    { id: 'name', header: 'web-register.owners.name', link: '/owners/$id', sort: 'name' },
    { id: 'email', header: 'web-register.owners.email' },
    { id: 'kind', header: 'web-register.owners.kind', of: 'OwnerKind' },
    {
      isShown: isOfBuilding,
      id: 'balance',
      header: 'web-register.owners.balance',
      as: 'amount',
      foot: 'sum',
      sort: 'balance',
    },
    {
      isShown: isOfBuilding,
      id: 'overdue',
      header: 'web-register.owners.overdue',
      as: 'amount',
      foot: 'sum',
    },
  ];
}
