import { Menu, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import type { NavigationEntry } from '../shared/routing/area.ts';
import { useActiveRole } from '../shared/session/session.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import styles from './Navigation.module.css';

/** First page of the second part of the menu; it has a count. */
const DELIVERIES = '/notification-deliveries';

/** Menu of the pages that are seldom needed. */
export function MoreMenu(props: {
  readonly pages: readonly NavigationEntry[];
  readonly current: NavigationEntry | undefined;
  /** Number of notifications that could not be delivered. */
  readonly failed: number | undefined;
}) {
  const { t } = useWords();
  const { pages, current, failed = 0 } = props;
  const organization = useActiveRole()?.organization_name;
  const isCurrent = current !== undefined && pages.includes(current);
  return (
    <Menu position="right-start" width={330} withinPortal transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <UnstyledButton
          className={`${styles['entry']} ${isCurrent ? styles['active'] : ''}`}
          aria-current={isCurrent ? 'true' : undefined}
        >
          <Icon name="dots" />
          <span className={styles['label']}>{t('web.nav.place.more')}</span>
          <Icon name="chevron-right" size={14} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {typeof organization === 'string' && <Menu.Label>{organization}</Menu.Label>}
        {pages.map((page) => (
          <Fragment key={page.to}>
            {page.to === DELIVERIES && <Menu.Divider />}
            <Menu.Item
              leftSection={<Icon name={page.icon ?? 'dots'} size={16} />}
              rightSection={
                page.to === DELIVERIES &&
                failed > 0 && <span className={styles['bad']}>{failed}</span>
              }
              renderRoot={(given) => (
                <Link
                  to={page.to}
                  aria-current={page === current ? 'page' : undefined}
                  {...given}
                />
              )}
            >
              {t(page.label)}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
