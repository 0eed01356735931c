import { Outlet, useMatches } from '@tanstack/react-router';
import type { Operations } from '../shared/api/generated.ts';
import { useWords } from '../shared/i18n/words.tsx';
import { lazyComponent } from '../shared/routing/lazy-component.ts';
import { lazyPage } from '../shared/routing/lazy-page.ts';
import { useActiveRole, useOrganization, useOwnerId, useRight } from '../shared/session/session.ts';
import { LazyPart, PartFailure } from '../shared/ui/LazyPart.tsx';
import { Page } from '../shared/ui/Page.tsx';
import { PageFailure } from '../shared/ui/PageFailure.tsx';
import { HomeLink } from '../shared/ui/links.tsx';
import { areas } from './areas.ts';
import { isOfOrganization, isForOwnersOnly, findPageOperation } from './page-rights.ts';

const ChooseOrganizationPage = lazyPage(
  'web-organizations',
  () => import('../features/organizations/ChooseOrganizationPage.tsx'),
  'ChooseOrganizationPage',
);

const WhoMay = lazyComponent(() => import('./WhoMay.tsx'), 'WhoMay');

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Operation that the reader must be allowed to call, where the address of the page does not
     * imply it.
     */
    readonly needs?: keyof Operations;
  }
}

/** Page at the current address, or the reason why the active role cannot open it. */
export function CurrentPage() {
  const may = useRight();
  const isOwner = useOwnerId() !== null;
  const isOfPlatform = useOrganization() === null;
  const page = useMatches({
    select: (matches) => {
      const { staticData, fullPath = '', pathname = '' } = matches.at(-1) ?? {};
      const needs = staticData?.needs ?? findPageOperation(fullPath, areas);
      return {
        pathname,
        needs,
        isOfOwners: isForOwnersOnly(fullPath, areas),
        isOfOrganization: isOfOrganization(fullPath, needs, areas),
      };
    },
  });
  if (page.needs !== undefined && !may(page.needs))
    return <NotOpen key={page.pathname} why="web.failure.forbidden_why" operation={page.needs} />;
  if (page.isOfOwners && !isOwner)
    return <NotOpen key={page.pathname} why="web.failure.owners_why" />;
  if (page.isOfOrganization && isOfPlatform)
    return (
      <LazyPart failure={PageFailure}>
        <ChooseOrganizationPage />
      </LazyPart>
    );
  return <Outlet />;
}

function NotOpen(props: {
  readonly why: 'web.failure.forbidden_why' | 'web.failure.owners_why';
  /** Operation that the role may not call. */
  readonly operation?: keyof Operations;
}) {
  const { t } = useWords();
  const role = useActiveRole();
  return (
    <Page
      title={t('web.failure.forbidden')}
      notice={{ icon: 'shield-check' }}
      sentence={role !== undefined && t(props.why, { role: t(`enum.RoleType.${role.role_type}`) })}
    >
      {props.operation !== undefined && (
        <LazyPart failure={PartFailure}>
          <WhoMay operation={props.operation} />
        </LazyPart>
      )}
      <HomeLink />
    </Page>
  );
}
