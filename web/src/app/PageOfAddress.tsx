import { Outlet, useMatches } from '@tanstack/react-router';
import type { Operations } from '../shared/api/generated.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { useActiveRole, useRight } from '../shared/session/session.ts';
import { Page } from '../shared/ui/Page.tsx';
import { areas } from './areas.ts';
import { operationOf } from './page-rights.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What one must be allowed to do, where the address of the page does not tell. */
    readonly needs?: keyof Operations;
  }
}

/** The page of the address; in its place, why it is not open to the active role. */
export function PageOfAddress() {
  const may = useRight();
  const needs = useMatches({
    select: (matches) => {
      const page = matches.at(-1);
      return page?.staticData.needs ?? operationOf(page?.fullPath ?? '', areas);
    },
  });
  return needs === undefined || may(needs) ? <Outlet /> : <NotOpen />;
}

function NotOpen() {
  const { t } = useWords();
  const role = useActiveRole();
  return (
    <Page
      title={t('web.failure.forbidden')}
      sentence={
        role !== undefined &&
        t('web.failure.forbidden_why', { role: t(`enum.RoleType.${role.role_type}`) })
      }
    >
      {null}
    </Page>
  );
}
