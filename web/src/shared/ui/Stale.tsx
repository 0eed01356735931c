import { Alert, Button, Group, List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.tsx';

/** Field of a record for display; an empty value is omitted. */
export interface ShownField<Row> {
  readonly label: string;
  readonly show: (row: Row) => string;
}

/**
 * Shows what someone else has changed meanwhile, and lets the person choose between their version
 * and the typed one.
 */
export function Stale<Row>(props: {
  readonly before: Row;
  readonly now: Row;
  readonly fields: readonly ShownField<Row>[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
}) {
  const { t } = useWords();
  const { before, now, fields, onKeep, onTake } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const changed = fields.filter(({ show }) => show(before) !== show(now));
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="yellow"
      mb="md"
      title={t('web.stale.title')}
      styles={{ title: { color: 'var(--warn)' }, message: { color: 'var(--ink)' } }}
    >
      <List size="sm">
        {changed.map(({ label, show }) => (
          <List.Item key={label}>
            {t('web.stale.field', {
              name: label,
              before: show(before) || '–',
              now: show(now) || '–',
            })}
          </List.Item>
        ))}
      </List>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={onKeep}>
          {t('web.stale.keep')}
        </Button>
        <Button size="xs" variant="default" onClick={onTake}>
          {t('web.stale.take')}
        </Button>
      </Group>
    </Alert>
  );
}
