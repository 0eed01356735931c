import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { AgendaItem, Meeting } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { createT, useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';
import { Budget } from './Budget.tsx';
import { ItemForm } from './ItemForm.tsx';
import styles from './meetings.module.css';
import { SAMPLE_AGENDA } from './sample-agenda.ts';

/** Agenda of a meeting in order, editable until the meeting is convened. */
export function Agenda({ meeting }: { readonly meeting: Meeting }) {
  const { t } = useWords();
  const { id } = meeting;
  const query = useQuery(apiQuery('listAgendaItems', { path: { id } }));
  const items = query.data?.data;
  const mayChange = meeting.allowed_actions.includes('agenda-items');
  const [open, setOpen] = useState<string>();
  const order = useOrder(id, items);
  const close = () => setOpen(undefined);
  return (
    <Part title={t('web-meetings.agenda')} isLoading={query.isPending}>
      <Problem error={query.error ?? order.error} />
      {query.isPending && <Rows />}
      {items?.length === 0 && <Empty meeting={meeting} mayChange={mayChange} />}
      {mayChange && items !== undefined && items.length > 1 && (
        <Explain>{t('web-meetings.order_hint')}</Explain>
      )}
      <ol className={styles['agenda']}>
        {items?.map((item) => (
          <li key={item.id} className={styles['item']}>
            {open === item.id ? (
              <ItemForm meeting={meeting} from={item} onClose={close} />
            ) : (
              <>
                <Item item={item} />
                {mayChange && (
                  <ItemActs
                    item={item}
                    count={items.length}
                    move={order.move}
                    onEdit={() => setOpen(item.id)}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
      {mayChange &&
        (open === 'new' ? (
          <ItemForm meeting={meeting} onClose={close} />
        ) : (
          <Group mt="md">
            <Button variant="default" onClick={() => setOpen('new')}>
              {t('web-meetings.item.add')}
            </Button>
          </Group>
        ))}
    </Part>
  );
}

/** Agenda item: decision, required majority and its article. */
function Item({ item }: { readonly item: AgendaItem }) {
  const { t } = useWords();
  const { position, title, description, decision_type: type, majority, article } = item;
  const rule =
    majority === null
      ? t('web-meetings.item.told')
      : t('web-meetings.item.rule', {
          majority: t(`enum.Majority.${majority}`),
          article: article ?? '',
        });
  const facts = [
    rule,
    type === null || type === 'Other' ? null : t(`enum.DecisionType.${type}`),
    item.secret ? t('web-meetings.item.is_secret') : null,
    ...item.candidates.map(({ name }) => name),
  ];
  return (
    <div>
      <span className={styles['title']}>
        <span className={styles['number']}>{position}.</span> {title}
      </span>
      <span className={styles['soft']}>{facts.filter(Boolean).join(' · ')}</span>
      {description !== null && <p className={styles['text']}>{description}</p>}
      <Budget item={item} />
    </div>
  );
}

type Direction = 'up' | 'down';

/** Item that was moved, with its new position. */
interface Moved {
  readonly id: string;
  readonly direction: Direction;
  readonly place: number;
}

function ItemActs(props: {
  readonly item: AgendaItem;
  readonly count: number;
  readonly move: (item: AgendaItem, direction: Direction) => void;
  readonly onEdit: () => void;
}) {
  const { t } = useWords();
  const { item, count, move, onEdit } = props;
  const remove = useAct('deleteAgendaItem');
  const { id, meeting_id, title, position, etag } = item;
  const byArrows = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null;
    if (direction === null) return;
    event.preventDefault();
    move(item, direction);
  };
  return (
    <Group gap={4} className={styles['acts'] ?? ''}>
      {(['up', 'down'] as const).map((direction) => (
        <Button
          key={direction}
          id={`${id}-${direction}`}
          size="compact-sm"
          variant="default"
          aria-label={t(`web-meetings.item.${direction}`, { title })}
          disabled={direction === 'up' ? position === 1 : position === count}
          onKeyDown={byArrows}
          onClick={() => move(item, direction)}
        >
          {direction === 'up' ? '↑' : '↓'}
        </Button>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('web-meetings.item.change_it', { title })}
        onClick={onEdit}
      >
        {t('web-meetings.change')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('web-meetings.item.remove_it', { title })}
        loading={remove.isPending}
        onClick={() => remove.mutate({ path: { id: meeting_id, item_id: id }, etag })}
      >
        {t('web-meetings.item.remove')}
      </Button>
      <Problem error={remove.error} />
    </Group>
  );
}

const NONE: readonly AgendaItem[] = [];

/**
 * Reorders agenda items. Keyboard focus follows the moved item, and its new position is announced.
 */
function useOrder(meetingId: string, items: readonly AgendaItem[] = NONE) {
  const { t } = useWords();
  const act = useAct('updateAgendaItem');
  const moved = useRef<Moved>(undefined);
  const [said, say] = useState('');
  useEffect(() => {
    const last = moved.current;
    const isThere = items.some(({ id, position }) => id === last?.id && position === last.place);
    if (last === undefined || !isThere) return;
    moved.current = undefined;
    const other = last.direction === 'up' ? 'down' : 'up';
    const button = [last.direction, other]
      .map((direction) => document.getElementById(`${last.id}-${direction}`))
      .find((one) => one instanceof HTMLButtonElement && !one.disabled);
    button?.focus();
  }, [items]);
  const move = ({ id, title, position, etag }: AgendaItem, direction: Direction) => {
    const place = position + (direction === 'up' ? -1 : 1);
    if (act.isPending || place < 1 || place > items.length) return;
    act.mutate(
      { path: { id: meetingId, item_id: id }, body: { position: place }, etag },
      {
        onSuccess: () => {
          moved.current = { id, direction, place };
          say(t('web-meetings.item.moved', { title, place, count: items.length }));
        },
      },
    );
  };
  return { move, said, error: act.error };
}

/** Empty agenda: starts from the usual items or with a first item. */
function Empty(props: { readonly meeting: Meeting; readonly mayChange: boolean }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { meeting, mayChange } = props;
  const fill = useMutation({
    mutationFn: async () => {
      // Programs that state no language read the title as saved: in the language of the building.
      const building = await api.call('getBuilding', { path: { id: meeting.building_id } });
      const { language } = building.data;
      const say = createT(language, await loadMessages(language));
      for (const { name, decision } of SAMPLE_AGENDA) {
        await api.call('createAgendaItem', {
          path: { id: meeting.id },
          body: {
            title: say(`enum.AgendaText.${name}`),
            text_key: name,
            kind: decision === undefined ? 'Information' : 'Decision',
            ...(decision === undefined ? {} : { decision_type: decision }),
          },
        });
      }
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <p>{t('web-meetings.no_items')}</p>
      <Problem error={fill.error} />
      {mayChange && (
        <Group>
          <Button loading={fill.isPending} onClick={() => fill.mutate()}>
            {t('web-meetings.use_sample', { count: SAMPLE_AGENDA.length })}
          </Button>
        </Group>
      )}
    </>
  );
}
