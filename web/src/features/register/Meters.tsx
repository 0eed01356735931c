import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { READING_REASONS } from '#domain/costs/reading-order.ts';
import type { Meter, MeterReading } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/list.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { parseDecimal, trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { ListTable } from '../../shared/ui/ListTable.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ChoiceField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import styles from './register.module.css';

/** Meters of a lot with their readings. */
export function Meters(props: { readonly unitId: string; readonly buildingId: string }) {
  const { t } = useWords();
  const may = useRight();
  const { unitId, buildingId } = props;
  const query = useQuery(apiQuery('listUnitMeters', { path: { id: unitId } }));
  const [isOpened, open] = useState(false);
  const meters = query.data?.data;
  // Most buildings have no meters that a key splits by.
  if (meters?.length === 0 && !may('createMeter')) return null;
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <div className={styles['head']}>
        <h2>{t('web-register.meters.title')}</h2>
        {may('createMeter') && (
          <Button variant="default" size="xs" onClick={() => open(true)}>
            {t('web-register.meters.new')}
          </Button>
        )}
      </div>
      <Problem error={query.error} />
      {meters?.length === 0 && <p>{t('web-register.meters.empty')}</p>}
      {meters?.map((meter) => (
        <OneMeter key={meter.id} meter={meter} />
      ))}
      {isOpened && <NewMeter unitId={unitId} buildingId={buildingId} onClose={() => open(false)} />}
    </section>
  );
}

function OneMeter({ meter }: { readonly meter: Meter }) {
  const { t } = useWords();
  const may = useRight();
  const { id, key, number, unit_of_measure: unit, etag } = meter;
  const list = useList('listMeterReadings', { path: { id } });
  const [isOpened, open] = useState(false);
  const mayDelete = may('deleteMeterReading');
  const name = [keyName(key, t), number, unit].filter(Boolean).join(' · ');
  return (
    <>
      <h3>{name}</h3>
      <ListTable
        caption={t('web-register.meters.readings_of', { name })}
        list={list}
        columns={columnsFor(mayDelete)}
        empty={t('web-register.meters.no_reading')}
      />
      <Group>
        {may('createMeterReading') && (
          <Button
            variant="default"
            size="xs"
            aria-label={t('web-register.meters.read_named', { name })}
            onClick={() => open(true)}
          >
            {t('web-register.meters.read')}
          </Button>
        )}
        {may('deleteMeter') && meter.last_reading === null && (
          <AskFirst
            label={t('web-register.meters.delete')}
            consequence={t('web-register.meters.delete_consequence', { name })}
            run={() => api.call('deleteMeter', { path: { id }, etag })}
          />
        )}
      </Group>
      {isOpened && <NewReading meterId={id} name={name} onClose={() => open(false)} />}
    </>
  );
}

function columnsFor(mayDelete: boolean): readonly Column<MeterReading>[] {
  return [
    { id: 'read_on', header: 'web-register.meters.read_on', as: 'day' },
    {
      id: 'index',
      header: 'web-register.meters.index',
      isNumber: true,
      cell: ({ index, new_index: start }, { reading, t }) =>
        start === null
          ? reading(index)
          : t('web-register.meters.changed', { end: reading(index), start: reading(start) }),
    },
    { id: 'reason', header: 'web-register.meters.reason', of: 'ReadingReason' },
    {
      isShown: mayDelete,
      id: 'delete',
      header: '',
      cell: ({ id: reading_id, meter_id: id, etag }, { t }) => (
        <AskFirst
          label={t('web-register.meters.delete_reading')}
          consequence={t('web-register.meters.delete_reading_consequence')}
          run={() => api.call('deleteMeterReading', { path: { id, reading_id }, etag })}
        />
      ),
    },
  ];
}

function NewMeter(props: {
  readonly unitId: string;
  readonly buildingId: string;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { unitId, buildingId, onClose } = props;
  return (
    <ActDialog
      of="createMeter"
      title={t('web-register.meters.new')}
      consequence={t('web-register.meters.new_rule')}
      submit={t('web-register.meters.add')}
      initial={{ distribution_key_id: '', number: '', unit_of_measure: 'm³' }}
      run={({ distribution_key_id, number, unit_of_measure }) =>
        api.call('createMeter', {
          path: { id: unitId },
          body: {
            distribution_key_id,
            number: trimToNull(number),
            unit_of_measure: trimToNull(unit_of_measure),
          },
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <KeyField
            {...field(form, 'distribution_key_id')}
            buildingId={buildingId}
            value={form.values.distribution_key_id}
          />
          <TextField name="number" label="web-register.meters.number" />
          <TextField name="unit_of_measure" label="web-register.meters.unit_of_measure" />
        </>
      )}
    </ActDialog>
  );
}

const NO_READING = {
  read_on: '',
  index: '',
  reason: 'Regular' as (typeof READING_REASONS)[number],
  new_index: '',
};

function NewReading(props: {
  readonly meterId: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { meterId, name, onClose } = props;
  const fault = (text: string) =>
    parseDecimal(text) === undefined ? t('web-register.meters.no_index') : null;
  return (
    <ActDialog
      of="createMeterReading"
      title={t('web-register.meters.read_named', { name })}
      consequence={t('web-register.meters.read_rule')}
      submit={t('web-register.meters.record')}
      initial={NO_READING}
      validate={{
        index: fault,
        new_index: (text) => (text.trim() === '' ? null : fault(text)),
      }}
      run={({ read_on, index, reason, new_index }) => {
        const start = parseDecimal(new_index);
        return api.call('createMeterReading', {
          path: { id: meterId },
          body: {
            read_on,
            index: parseDecimal(index) ?? 0,
            reason,
            ...(start === undefined || reason !== 'Change' ? {} : { new_index: start }),
          },
        });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DayField name="read_on" label="web-register.meters.read_on" data-autofocus />
          <TextField name="index" label="web-register.meters.index" as="amount" required />
          <ChoiceField
            name="reason"
            label="web-register.meters.reason"
            of="ReadingReason"
            values={READING_REASONS}
          />
          {form.values.reason === 'Change' && (
            <TextField
              name="new_index"
              label="web-register.meters.new_index"
              as="amount"
              required
            />
          )}
        </>
      )}
    </ActDialog>
  );
}
