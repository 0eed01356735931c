import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Audit, AuditVoucher } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Facts } from '../../shared/ui/Facts.tsx';
import { KeyButton } from '../../shared/ui/KeyButton.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State } from '../../shared/ui/State.tsx';
import { useActions, type KeyAction } from '../../shared/ui/actions.ts';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { AskDialog, AnswerDialog } from './VoucherDialogs.tsx';
import styles from './auditor.module.css';

interface Props {
  readonly audit: Audit;
  readonly voucher: AuditVoucher;
  readonly place: number;
  readonly total: number;
  /** Whether the reader has moved to it, so that it takes the focus. */
  readonly isMovedTo: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Goes on once the voucher is marked or answered. */
  readonly onDone: () => void;
}

type Opened = 'Question' | 'Objection' | 'answer' | undefined;

/** Voucher of a sample: its entry, its papers, what was written about it, and what the reader may do. */
export function VoucherPanel(props: Props) {
  const { t } = useWords();
  const { audit, voucher, place, total, isMovedTo, onDone } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isMovedTo) heading.current?.focus({ preventScroll: true });
  }, [isMovedTo]);
  const { entry_id } = voucher;
  const path = { id: audit.id, entry_id };
  const mark = useAct('markAuditVoucher', { onDone });
  const [opened, open] = useState<Opened>();
  const { mutate, isPending } = mark;
  const { id } = audit;
  const accept = useCallback(
    () => mutate({ path: { id, entry_id }, body: { mark: 'Ok' }, etag: voucher.etag }),
    [mutate, id, entry_id, voucher.etag],
  );
  const acts = useActs(props, { accept, open, isBusy: isPending });
  return (
    <section aria-label={t('web-auditor.voucher', { number: place + 1, total })}>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {t('web-auditor.voucher', { number: place + 1, total })}
      </h2>
      <VoucherFacts voucher={voucher} />
      <Problem error={mark.error} />
      <div className={styles['acts']}>
        {acts.map(({ key, label, act }) => (
          <KeyButton key={key} keyName={key} onDo={act} isBusy={isPending}>
            {label}
          </KeyButton>
        ))}
      </div>
      <Thread voucher={voucher} />
      {(opened === 'Question' || opened === 'Objection') && (
        <AskDialog
          path={path}
          mark={opened}
          etag={voucher.etag}
          onDone={onDone}
          onClose={() => open(undefined)}
        />
      )}
      {opened === 'answer' && (
        <AnswerDialog path={path} onDone={onDone} onClose={() => open(undefined)} />
      )}
    </section>
  );
}

/** Actions of the reader on the voucher, each with its key. */
function useActs(
  { audit, voucher, place, total, onPrevious, onNext }: Props,
  doing: {
    readonly accept: () => void;
    readonly open: (opened: Opened) => void;
    readonly isBusy: boolean;
  },
): readonly (KeyAction & { readonly label: string })[] {
  const { t } = useWords();
  const may = useRight();
  const { accept, open, isBusy } = doing;
  const isOpen = audit.status === 'Open' && !isBusy;
  const mayMark = isOpen && may('markAuditVoucher');
  const isAsked = voucher.mark === 'Question' || voucher.mark === 'Objection';
  const mayAnswer = isOpen && isAsked && may('answerAuditQuestion');
  const acts = useMemo(
    () => [
      ...(mayMark
        ? [
            { key: 'o', label: t('web-auditor.accept'), act: accept },
            { key: 'q', label: t('web-auditor.ask'), act: () => open('Question') },
            { key: 'b', label: t('web-auditor.object'), act: () => open('Objection') },
          ]
        : []),
      ...(mayAnswer
        ? [{ key: 'a', label: t('web-auditor.answer'), act: () => open('answer') }]
        : []),
      ...(place > 0 ? [{ key: 'p', label: t('web-auditor.previous'), act: onPrevious }] : []),
      ...(place + 1 < total ? [{ key: 'n', label: t('web-auditor.next'), act: onNext }] : []),
    ],
    [t, mayMark, mayAnswer, accept, open, place, total, onPrevious, onNext],
  );
  useActions(acts);
  return acts;
}

function VoucherFacts({ voucher }: { readonly voucher: AuditVoucher }) {
  const { t } = useWords();
  const { day, money, integer } = useFormat();
  const { entry_id, expense_id, expense_name, document_ids, mark, answered_at } = voucher;
  return (
    <Facts
      facts={[
        [
          t('web-auditor.entry'),
          <TextLink key="entry" to="/journal-entries/$id" params={{ id: entry_id }}>
            {integer(voucher.sequence)}
          </TextLink>,
        ],
        [t('web-auditor.day'), day(voucher.entry_date)],
        [t('web-auditor.journal'), t(`enum.Journal.${voucher.journal}`)],
        [t('web-auditor.description'), voucher.description],
        [t('web-auditor.amount'), money(voucher.amount)],
        [t('web-auditor.accounts'), voucher.account_codes.join(', ')],
        [
          t('web-auditor.expense'),
          expense_id === null ? null : (
            <TextLink key="expense" to="/expenses/$id" params={{ id: expense_id }}>
              {expense_name}
            </TextLink>
          ),
        ],
        [
          t('web-auditor.papers'),
          document_ids.length === 0 ? (
            t('web-auditor.no_papers')
          ) : (
            <span key="papers" className={styles['links']}>
              {document_ids.map((id, index) => (
                <TextLink key={id} to="/documents/$id" params={{ id }}>
                  {t('web-auditor.paper', { number: index + 1 })}
                </TextLink>
              ))}
            </span>
          ),
        ],
        [t('web-auditor.selected_for'), t(`enum.AuditSelection.${voucher.selected_for}`)],
        [
          t('web-auditor.mark'),
          mark === null ? (
            t('web-auditor.unmarked')
          ) : (
            <>
              <State key="mark" of="VoucherMark" value={mark} />{' '}
              {answered_at !== null && t('web-auditor.answered')}
            </>
          ),
        ],
      ]}
    />
  );
}

function Thread({ voucher: { messages } }: { readonly voucher: AuditVoucher }) {
  const { t } = useWords();
  const { instant } = useFormat();
  if (messages.length === 0) return null;
  return (
    <Part title={t('web-auditor.thread')}>
      <ol className={styles['thread']}>
        {messages.map(({ id, written_by, text, created_at }) => (
          <li key={id} data-writer={written_by}>
            <strong>{t(`enum.AuditWriter.${written_by}`)}</strong>{' '}
            <time dateTime={created_at}>{instant(created_at)}</time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
