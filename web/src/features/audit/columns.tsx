import { useMemo, type ReactNode } from 'react';
import type { AuditEntry } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { Changes } from './Changes.tsx';
import styles from './audit.module.css';
import { deedOf, objectTypeMessageId } from './deeds.ts';

/** Renders the record that an entry is about as a link to all entries about it. */
export type ObjectLink = (objectId: string, word: string) => ReactNode;

/**
 * Columns of an audit log.
 * @param linkTo must be the same function on each render
 */
export function useAuditColumns(linkTo: ObjectLink): readonly Column<AuditEntry>[] {
  const { t } = useWords();
  const { instant } = useFormat();
  return useMemo(
    () => [
      { id: 'when', header: t('web-audit.when'), cell: ({ occurred_at: at }) => instant(at) },
      {
        id: 'who',
        header: t('web-audit.who'),
        cell: ({ actor_name: name, role_type: role }) => (
          <Twofold
            first={name ?? t(role === null ? 'web-audit.service' : 'web-audit.unknown')}
            then={role !== null && t(`enum.RoleType.${role}`)}
          />
        ),
      },
      {
        id: 'what',
        header: t('web-audit.what'),
        cell: ({ object_type: type, object_id, action }) => (
          <Twofold
            first={t(`web-audit.deed.${deedOf(action)}`)}
            then={linkTo(object_id, t(objectTypeMessageId(type)))}
          />
        ),
      },
      { id: 'changes', header: t('web-audit.changes'), cell: (entry) => <Changes of={entry} /> },
      {
        id: 'from',
        header: t('web-audit.from'),
        cell: ({ address }) => address,
      },
    ],
    [t, instant, linkTo],
  );
}

function Twofold(props: { readonly first: ReactNode; readonly then: ReactNode }) {
  return (
    <span className={styles['twofold']}>
      <span>{props.first}</span>
      <small>{props.then}</small>
    </span>
  );
}
