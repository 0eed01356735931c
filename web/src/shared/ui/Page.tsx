import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Page.module.css';
import { PageTabs } from './PageTabs.tsx';
import { useActions } from './actions.ts';
import type { IconName } from './icons.ts';
import { useSetPageTitle } from './page-title.ts';

/** The primary action of a page is the only coloured button of its header. */
const PRIMARY = ':is(a, button):not([data-variant=default], [data-variant=subtle])';

/**
 * Page: heading, which is focused when the page opens, introduction, actions and content. Sets the
 * tab title.
 */
export function Page(props: {
  readonly title: string;
  readonly sentence?: ReactNode;
  readonly actions?: ReactNode;
  /** Initials on a tile before the heading. */
  readonly tile?: string;
  /** For a page that can only say something, in its middle: the icon above its heading. */
  readonly notice?: { readonly icon: IconName; readonly isBad?: boolean };
  /** Content between the heading and the tabs. */
  readonly top?: ReactNode;
  /** Whether the content is still loading. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}) {
  const { title, sentence, actions, tile, notice, top, isLoading = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useSetPageTitle(title);
  useActions(
    useMemo(
      () => [{ key: 'c', act: () => header.current?.querySelector<HTMLElement>(PRIMARY)?.click() }],
      [],
    ),
  );
  return (
    <div
      className={`${styles['page']} ${notice === undefined ? '' : styles['notice']}`}
      aria-busy={isLoading}
    >
      <title>{`${title} – Millième`}</title>
      <div className={styles['head']}>
        {notice !== undefined && (
          <span className={styles['sign']} data-bad={notice.isBad || undefined}>
            <Icon name={notice.icon} size={22} />
          </span>
        )}
        {tile !== undefined && (
          <span aria-hidden className={styles['tile']}>
            {tile}
          </span>
        )}
        <div className={styles['words']}>
          <h1 ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </h1>
          {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
        </div>
        {actions !== undefined && (
          <div className={styles['actions']} ref={header}>
            {actions}
          </div>
        )}
      </div>
      {top}
      <PageTabs />
      {children}
    </div>
  );
}

/** Placeholder for loading rows, of the same height. */
export function Rows({ count = 6 }: { readonly count?: number }) {
  return (
    <div aria-hidden className={styles['rows']}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['row']}>
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

/** Page whose record is still loading. */
export function LoadingPage({ title }: { readonly title: string }) {
  return (
    <Page title={title} isLoading>
      <Rows />
    </Page>
  );
}
