import type { ReactNode } from 'react';
import type { AuditEntry } from '../../shared/api/generated.ts';
import type { Column } from '../../shared/ui/columns.tsx';
import { Changes } from './Changes.tsx';
import styles from './audit.module.css';
import { findActionWording, objectTypeMessageId } from './deeds.ts';

/** Renders the record that an entry is about as a link to all entries about it. */
export type ObjectLink = (objectId: string, word: string) => ReactNode;

/** Columns of an audit log. */
export function auditColumns(linkTo: ObjectLink): readonly Column<AuditEntry>[] {
  return [
    { id: 'occurred_at', header: 'web-audit.when', as: 'instant' },
    {
      id: 'who',
      header: 'web-audit.who',
      cell: ({ actor_name: name, role_type: role }, { t }) => (
        <Twofold
          first={name ?? t(role === null ? 'web-audit.service' : 'web-audit.unknown')}
          then={role !== null && t(`enum.RoleType.${role}`)}
        />
      ),
    },
    {
      id: 'what',
      header: 'web-audit.what',
      cell: ({ object_type: type, object_id, action }, { t }) => (
        <Twofold
          first={t(`web-audit.deed.${findActionWording(action)}`)}
          then={linkTo(object_id, t(objectTypeMessageId(type)))}
        />
      ),
    },
    { id: 'changes', header: 'web-audit.changes', cell: (entry) => <Changes of={entry} /> },
    { id: 'address', header: 'web-audit.from' },
  ];
}

function Twofold(props: { readonly first: ReactNode; readonly then: ReactNode }) {
  return (
    <span className={styles['twofold']}>
      <span>{props.first}</span>
      <small>{props.then}</small>
    </span>
  );
}
