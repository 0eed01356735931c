import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  isMeantAsStructured,
  parseCommunication,
} from '#domain/owner-accounts/structured-communication.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import styles from './ReferencedOwner.module.css';

/** Owner identified by a payment reference. */
type OwnerLookup =
  /** No structured reference. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'owner'; readonly name: string; readonly what: string | undefined };

/** Looks up the owner and the call that a structured payment reference belongs to. */
export function useReferencedOwner(communication: string): OwnerLookup {
  const digits = parseCommunication(communication);
  const found = useQuery({
    ...apiQuery('search', { query: { q: communication.trim() } }),
    enabled: digits !== undefined,
  });
  if (!isMeantAsStructured(communication)) return { kind: 'nobody' };
  if (digits === undefined) return { kind: 'mistyped' };
  if (found.data === undefined) return { kind: found.isError ? 'nobody' : 'asking' };
  const owner = found.data.data.find(({ type }) => type === 'Owner');
  if (owner === undefined) return { kind: 'unknown' };
  const call = found.data.data.find(({ type }) => type === 'CallForFunds');
  return { kind: 'owner', name: owner.title, what: call?.title };
}

/** Shows the owner whom the reference identifies, or offers to continue without it. */
export function ReferencedOwner(props: {
  readonly named: OwnerLookup;
  readonly onWithout: () => void;
}) {
  const { t } = useWords();
  const { named, onWithout } = props;
  return (
    <div role="status" className={styles['named']} aria-busy={named.kind === 'asking'}>
      {named.kind === 'owner' && (
        <p>
          <Tag tone="good">{t('web-payments.named.owner')}</Tag> <strong>{named.name}</strong>
          {named.what !== undefined && ` · ${named.what}`}
        </p>
      )}
      {(named.kind === 'mistyped' || named.kind === 'unknown') && (
        <>
          <p>{t(`web-payments.named.${named.kind}`)}</p>
          <Group mt="xs">
            <Button size="xs" variant="default" onClick={onWithout}>
              {t('web-payments.named.without')}
            </Button>
          </Group>
        </>
      )}
    </div>
  );
}
