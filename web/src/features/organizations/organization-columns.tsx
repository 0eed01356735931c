import { Button } from '@mantine/core';
import type { Organization } from '../../shared/api/generated.ts';
import type { Acting } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/columns.tsx';

/** Table columns of organizations, ending with the button to work in one. */
export function organizationColumns(
  enter: (organization: Acting) => Promise<void>,
): readonly Column<Organization>[] {
  return [
    { id: 'name', header: 'web-organizations.name', link: '/organizations/$id', sort: 'name' },
    { id: 'city', header: 'web-organizations.city' },
    { id: 'contact_email', header: 'web-organizations.contact_email' },
    {
      id: 'enter',
      header: 'web-organizations.act',
      isNumber: true,
      cell: ({ id, name }, { t }) => (
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
  ];
}
