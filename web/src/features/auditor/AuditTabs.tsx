import { useRouterState } from '@tanstack/react-router';
import type { Audit } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { State } from '../../shared/ui/State.tsx';
import { PageTabs, PageTabsProvider } from '../../shared/ui/PageTabs.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** Title of the pages of an audit: its year. */
export function useAuditTitle(): (audit: Pick<Audit, 'start_date' | 'end_date'>) => string {
  const { t } = useWords();
  const { day } = useFormat();
  return ({ start_date: from, end_date: to }) =>
    t('web-auditor.title', { from: day(from), to: day(to) });
}

/** State and building of an audit, below the title of its pages. */
export function AuditSentence({ audit }: { readonly audit: Audit }) {
  return (
    <>
      <State of="AuditStatus" value={audit.status} />{' '}
      <TextLink to="/buildings/$id" params={{ id: audit.building_id }}>
        {audit.building_name}
      </TextLink>
    </>
  );
}

const PAGES = ['', '/vouchers', '/checks', '/bank-files'] as const;

/** Links to the pages of an audit. */
export function AuditTabs({ id }: { readonly id: string }) {
  const { t } = useWords();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const tabs = PAGES.map((page) => {
    const to = `/audits/${id}${page}`;
    return { to, name: t(`web-auditor.tab.${page.slice(1) || 'sample'}`), isCurrent: path === to };
  });
  return (
    <PageTabsProvider value={{ name: t('web-auditor.pages'), tabs }}>
      <PageTabs />
    </PageTabsProvider>
  );
}
