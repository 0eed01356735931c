import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import type { NavigationEntry } from '../shared/routing/area.ts';
import { useActiveRole } from '../shared/session/session.ts';
import { AnchoredMenu } from '../shared/ui/Anchored.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import type { Opener } from '../shared/ui/opener.ts';
import styles from './Navigation.module.css';

/** First page of the second part of the menu; it has a count. */
const DELIVERIES = '/notification-deliveries';

/** Pages of the menu that are seldom needed. */
export function MorePages(
  props: Opener & {
    readonly pages: readonly NavigationEntry[];
    readonly current: NavigationEntry | undefined;
    readonly failed: number;
  },
) {
  const { t } = useWords();
  const { pages, current, failed, ...opener } = props;
  const organization = useActiveRole()?.organization_name;
  return (
    <AnchoredMenu {...opener} position="right-start" width={330}>
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
              <Link to={page.to} aria-current={page === current ? 'page' : undefined} {...given} />
            )}
          >
            {t(page.label)}
          </Menu.Item>
        </Fragment>
      ))}
    </AnchoredMenu>
  );
}
