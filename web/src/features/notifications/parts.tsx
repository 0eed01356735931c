import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { Notification } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { PathLink } from '../../shared/ui/links.tsx';
import styles from './notifications.module.css';

/**
 * Title of a notification as a link to its subject; following it marks the notification as read.
 */
export function NotificationLink(props: {
  readonly notification: Notification;
  readonly onFollow?: () => void;
}) {
  const { notification, onFollow } = props;
  const { id, title, link, read } = notification;
  const markRead = useAct('markNotificationRead');
  const follow = () => {
    if (!read) markRead.mutate({ path: { id }, etag: ANY_VERSION });
    onFollow?.();
  };
  const className = read ? styles['read'] : styles['unread'];
  if (link === null) return <span className={className}>{title}</span>;
  if (!link.startsWith('/'))
    return (
      <Anchor href={link} target="_blank" rel="noreferrer" className={className} onClick={follow}>
        {title}
      </Anchor>
    );
  return (
    <PathLink path={link} className={className} onFollow={follow}>
      {title}
    </PathLink>
  );
}

/** Relative time, with the exact date and time as a tooltip. */
export function Ago({ instant }: { readonly instant: string }) {
  const format = useFormat();
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={instant} title={format.instant(instant)} className={styles['ago']}>
      {format.relative(instant, now)}
    </time>
  );
}
