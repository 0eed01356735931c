import { Link } from '@tanstack/react-router';
import { createContext, use } from 'react';
import styles from './PageTabs.module.css';

/** Tab of a page: another page of the same part of the work. */
interface PageTab {
  readonly to: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly search?: Readonly<Record<string, string | undefined>>;
}

/** Tabs of the current page and the name of what they belong to. */
export interface TabRow {
  readonly name: string;
  readonly tabs: readonly PageTab[];
}

const Context = createContext<TabRow | undefined>(undefined);

/** Provides the tabs that the menu has for the current page. */
export const PageTabsProvider = Context.Provider;

/** Tabs below the heading of a page, each of which is a link; none if there is only one. */
export function PageTabs() {
  const row = use(Context);
  if (row === undefined || row.tabs.length < 2) return null;
  const { name, tabs } = row;
  return (
    <nav aria-label={name} className={styles['row']}>
      {tabs.map(({ to, name: label, isCurrent, search }) => (
        <Link
          key={`${to} ${label}`}
          to={to}
          search={(before) => ({ building_id: before.building_id, ...search })}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={isCurrent ? 'page' : undefined}
          className={styles['tab'] ?? ''}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
