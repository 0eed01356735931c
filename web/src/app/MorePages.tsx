import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { useActiveRole } from '../shared/session/session.ts';
import { AnchoredMenu } from '../shared/ui/Anchored.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import type { Opener } from '../shared/ui/opener.ts';
import styles from './Navigation.module.css';
import type { MoreEntry } from './menu.ts';

/** First page of the second part of the menu; it has a count. */
const DELIVERIES = '/notification-deliveries';

/** Pages of the menu that are seldom needed, each with what is behind it. */
export function MorePages(
  props: Opener & {
    readonly entries: readonly MoreEntry[];
    readonly current: MoreEntry | undefined;
    readonly failed: number;
  },
) {
  const { t } = useWords();
  const { entries, current, failed, ...opener } = props;
  const organization = useActiveRole()?.organization_name;
  return (
    <AnchoredMenu {...opener} position="right-start" width={330}>
      {typeof organization === 'string' && <Menu.Label>{organization}</Menu.Label>}
      {entries.map((entry) => {
        const { label, hint } = entry;
        const [{ to, icon = 'dots' }] = entry.tabs;
        return (
          <Fragment key={label}>
            {to === DELIVERIES && <Menu.Divider />}
            <Menu.Item
              leftSection={<Icon name={icon} size={16} />}
              rightSection={
                to === DELIVERIES && failed > 0 ? (
                  <span className={styles['bad']}>{failed}</span>
                ) : (
                  hint !== undefined && <span className={styles['hint']}>{t(hint)}</span>
                )
              }
              renderRoot={(given) => (
                <Link
                  to={to}
                  aria-current={
                    entry.label === current?.label
                      ? entry.tabs.length > 1
                        ? 'true'
                        : 'page'
                      : undefined
                  }
                  {...given}
                />
              )}
            >
              {t(label)}
            </Menu.Item>
          </Fragment>
        );
      })}
    </AnchoredMenu>
  );
}
