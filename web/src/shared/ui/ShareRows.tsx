import { Button, Fieldset, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { OwnerField } from './OwnerField.tsx';
import styles from './ShareRows.module.css';

/** Form values of an owner with a share. */
export interface ShareInput {
  readonly owner_id: string;
  readonly share: string;
}

/** Rows of owners with their shares, which can be added and removed. */
export function ShareRows<Row extends ShareInput>(props: {
  /** Name of the list in the form, which the ids of the inputs begin with. */
  readonly name: string;
  readonly legend: string;
  /** Message ids; those with the number of a row receive it as `row`. */
  readonly words: Readonly<Record<'owner' | 'share' | 'add' | 'remove', string>>;
  readonly rows: readonly Row[];
  readonly empty: Row;
  /** Errors by path in the list, such as `0.owner_id`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly isRequired?: boolean;
  /** Whether the share may be left empty. */
  readonly mayOmitShare?: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
  /** Other inputs of a row. */
  readonly renderInputs?: (row: Row, index: number) => ReactNode;
  /** Other actions of a row. */
  readonly renderActions?: (index: number) => ReactNode;
}) {
  const { t } = useWords();
  const { name, legend, words, rows, empty, faults, onChange, renderInputs, renderActions } = props;
  const { isRequired = false, mayOmitShare = !isRequired } = props;
  const set = (index: number, change: Partial<ShareInput>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <Fieldset legend={legend} variant="unstyled">
      <Stack gap="md">
        {rows.map((row, index) => (
          // A row is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles['row']}>
            <OwnerField
              id={`${name}.${index}.owner_id`}
              buildingId={undefined}
              label={t(words.owner, { row: index + 1 })}
              value={row.owner_id}
              error={faults[`${index}.owner_id`]}
              onChange={(owner_id) => set(index, { owner_id })}
              clearable={!isRequired}
              required={isRequired}
              withAsterisk={false}
            />
            <TextInput
              id={`${name}.${index}.share`}
              label={t(words.share, { row: index + 1 })}
              placeholder="1/2"
              value={row.share}
              error={faults[`${index}.share`]}
              onChange={({ currentTarget }) => set(index, { share: currentTarget.value })}
              required={!mayOmitShare}
              withAsterisk={false}
            />
            {renderInputs?.(row, index)}
            <div className={styles['actions']}>
              {renderActions?.(index)}
              {rows.length > 1 && (
                <Button
                  size="xs"
                  variant="subtle"
                  onClick={() => onChange(rows.filter((_, at) => at !== index))}
                >
                  {t(words.remove, { row: index + 1 })}
                </Button>
              )}
            </div>
          </div>
        ))}
        <div>
          <Button size="xs" variant="default" onClick={() => onChange([...rows, empty])}>
            {t(words.add)}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
