import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { OWNERSHIP_RIGHTS, type OwnershipRight } from '#domain/register/ownership.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { ShareRows, type ShareInput } from '../../shared/ui/ShareRows.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { OwnerForm } from './OwnerForm.tsx';

/** Form values of one future owner of a share. */
export interface HolderInput extends ShareInput {
  readonly right: OwnershipRight;
}

const EMPTY_HOLDER: HolderInput = { owner_id: '', share: '', right: 'FullOwnership' };

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
  const { holders, hasRights = true, mayOmitShare = false, onChange, ...rows } = props;
  const [entering, enter] = useState<number>();
  const set = (index: number, change: Partial<HolderInput>) =>
    onChange(holders.map((holder, at) => (at === index ? { ...holder, ...change } : holder)));
  return (
    <>
      <ShareRows
        {...rows}
        name="holders"
        words={{
          owner: 'web-register.holders.owner',
          share: 'web-register.holders.share',
          add: 'web-register.holders.add',
          remove: 'web-register.holders.remove',
        }}
        rows={holders}
        empty={EMPTY_HOLDER}
        isRequired
        mayOmitShare={mayOmitShare}
        onChange={onChange}
        renderInputs={(holder, index) =>
          hasRights && (
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
          )
        }
        renderActions={(index) => (
          <Button size="xs" variant="subtle" onClick={() => enter(index)}>
            {t('web-register.holders.new')}
          </Button>
        )}
      />
      {entering !== undefined && (
        <NewOwnerDialog
          onClose={() => enter(undefined)}
          onDone={(owner_id) => {
            set(entering, { owner_id });
            enter(undefined);
          }}
        />
      )}
    </>
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
