import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Organization } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { Acting } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** Table columns of organizations, ending with the button to work in one. */
export function useOrganizationColumns(
  enter: (organization: Acting) => Promise<void>,
): readonly Column<Organization>[] {
  const { t } = useWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('web-organizations.name'),
        sort: 'name',
        cell: ({ id, name }) => (
          <TextLink to="/organizations/$id" params={{ id }}>
            {name}
          </TextLink>
        ),
      },
      { id: 'city', header: t('web-organizations.city'), cell: ({ city }) => city },
      {
        id: 'email',
        header: t('web-organizations.contact_email'),
        cell: ({ contact_email }) => contact_email,
      },
      {
        id: 'enter',
        header: t('web-organizations.act'),
        isNumber: true,
        cell: ({ id, name }) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('web-organizations.enter_of', { organization: name })}
            onClick={() => void enter({ id, name })}
          >
            {t('web-organizations.enter')}
          </Button>
        ),
      },
    ],
    [t, enter],
  );
}
