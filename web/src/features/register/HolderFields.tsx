import { Button, Fieldset, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { OWNERSHIP_RIGHTS, type OwnershipRight } from '#domain/register/ownership.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { OwnerForm } from './OwnerForm.tsx';
import styles from './register.module.css';

/** Form values of one future owner of a share. */
export interface HolderInput {
  readonly owner_id: string;
  readonly share: string;
  readonly right: OwnershipRight;
}

/** Fields for owners and their shares; new owners can be created on the way. */
export function HolderFields(props: {
  readonly legend: string;
  readonly holders: readonly HolderInput[];
  readonly faults: Readonly<Record<string, string>>;
  /** Whether the right can be chosen; otherwise it passes unchanged. */
  readonly hasRights?: boolean;
  /** Whether the share may be left empty, which means the whole. */
  readonly mayOmitShare?: boolean;
  readonly onChange: (holders: readonly HolderInput[]) => void;
}) {
  const { t } = useWords();
  const { legend, holders, faults, hasRights = true, mayOmitShare = false, onChange } = props;
  const [entering, enter] = useState<number>();
  const set = (index: number, change: Partial<HolderInput>) =>
    onChange(holders.map((holder, at) => (at === index ? { ...holder, ...change } : holder)));
  return (
    <Fieldset legend={legend} variant="unstyled">
      <Stack gap="md">
        {holders.map((holder, index) => (
          // A row is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles['rowFields']}>
            <OwnerField
              id={`holders.${index}.owner_id`}
              buildingId={undefined}
              label={t('web-register.holders.owner', { row: index + 1 })}
              value={holder.owner_id}
              error={faults[`${index}.owner_id`]}
              onChange={(owner_id) => set(index, { owner_id })}
              clearable={false}
              required
              withAsterisk={false}
            />
            <TextInput
              id={`holders.${index}.share`}
              label={t('web-register.holders.share', { row: index + 1 })}
              placeholder="1/2"
              value={holder.share}
              error={faults[`${index}.share`]}
              onChange={({ currentTarget }) => set(index, { share: currentTarget.value })}
              required={!mayOmitShare}
              withAsterisk={false}
            />
            {hasRights && (
              <Select
                id={`holders.${index}.right`}
                label={t('web-register.right')}
                data={OWNERSHIP_RIGHTS.map((value) => ({
                  value,
                  label: t(`enum.OwnershipRight.${value}`),
                }))}
                value={holder.right}
                onChange={(right) =>
                  set(index, {
                    right: OWNERSHIP_RIGHTS.find((one) => one === right) ?? holder.right,
                  })
                }
                allowDeselect={false}
              />
            )}
            <div className={styles['rowActs']}>
              <Button size="xs" variant="subtle" onClick={() => enter(index)}>
                {t('web-register.holders.new')}
              </Button>
              {holders.length > 1 && (
                <Button
                  size="xs"
                  variant="subtle"
                  onClick={() => onChange(holders.filter((_, at) => at !== index))}
                >
                  {t('web-register.holders.remove', { row: index + 1 })}
                </Button>
              )}
            </div>
          </div>
        ))}
        <div>
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              onChange([...holders, { owner_id: '', share: '', right: 'FullOwnership' }])
            }
          >
            {t('web-register.holders.add')}
          </Button>
        </div>
      </Stack>
      {entering !== undefined && (
        <NewOwnerDialog
          onClose={() => enter(undefined)}
          onDone={(owner_id) => {
            set(entering, { owner_id });
            enter(undefined);
          }}
        />
      )}
    </Fieldset>
  );
}

/** Dialog to create an owner without leaving the form. */
function NewOwnerDialog(props: {
  readonly onClose: () => void;
  readonly onDone: (id: string) => void;
}) {
  const { t } = useWords();
  const { onClose, onDone } = props;
  const create = useAct('createOwner');
  const keyOf = useIdempotencyKey();
  return (
    <Dialog title={t('web-navigation.register.owner_form.new')} onClose={onClose} size="lg">
      <OwnerForm
        from={{}}
        submit={(body) =>
          create.mutate(
            { body, idempotencyKey: keyOf(body) },
            { onSuccess: ({ data }) => onDone(data.id) },
          )
        }
        act={create}
        label={t('web-register.owner_form.create')}
      />
    </Dialog>
  );
}
