import { Button, Group } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { BankRule } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList } from '../../shared/ui/page-list.ts';
import { NewRule } from './NewRule.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { ruleBody, toRuleInput } from './rule-input.ts';

/** Rules for recurring transactions, newest first. */
export function RulesPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const [isNew, setNew] = useState(false);
  const [asked, ask] = useState<{ readonly rule: BankRule; readonly to: 'change' | 'delete' }>();
  const columns = useColumns(may('updateBankRule'), (rule, to) => ask({ rule, to }));
  const list = usePageList({ operation: 'listBankRules', isOfBuilding: true, columns });
  const close = () => ask(undefined);
  return (
    <ListPage
      title={t('web-navigation.bank.rules')}
      sentence={t('web-bank.rules.sentence')}
      actions={
        <ButtonLink needs="matchBankTransaction" to="/bank-transactions/match" variant="default">
          {t('web-bank.match.open')}
        </ButtonLink>
      }
      add={
        may('createBankRule') && (
          <Button onClick={() => setNew(true)}>{t('web-bank.rules.new')}</Button>
        )
      }
      list={list}
      empty={t('web-bank.rules.empty')}
    >
      {isNew && (
        <NewRule
          from={toRuleInput({ building_id: building_id ?? '' })}
          asksBuilding
          onClose={() => setNew(false)}
        />
      )}
      {asked?.to === 'change' && <Change rule={asked.rule} onClose={close} />}
      {asked?.to === 'delete' && <Delete rule={asked.rule} onClose={close} />}
    </ListPage>
  );
}

/** Returns a function that describes the conditions of a rule. */
function useConditions(): (rule: BankRule) => string[] {
  const { t } = useWords();
  return ({ counterparty_iban: iban, communication_part: words, code }) => [
    ...(iban === null ? [] : [t('web-bank.rules.by_iban', { iban: formatIban(iban) })]),
    ...(words === null ? [] : [t('web-bank.rules.by_words', { words })]),
    ...(code === null ? [] : [t('web-bank.rules.by_code', { code })]),
  ];
}

function useColumns(
  mayWrite: boolean,
  ask: (rule: BankRule, to: 'change' | 'delete') => void,
): readonly Column<BankRule>[] {
  const conditionsOf = useConditions();
  return [
    {
      id: 'known_by',
      header: 'web-bank.rules.known_by',
      cell: (rule) => conditionsOf(rule).map((one) => <div key={one}>{one}</div>),
    },
    {
      id: 'is',
      header: 'web-bank.rules.target',
      cell: ({ account_code: code, supplier }, { t }) =>
        supplier === null
          ? t('web-bank.rules.is_account', { code: code ?? '' })
          : t('web-bank.rules.is_supplier', { supplier }),
    },
    { id: 'building_name', header: 'web.building.building' },
    {
      isShown: mayWrite,
      id: 'acts',
      header: 'web-bank.rules.acts',
      cell: (rule: BankRule, { t }) => {
        const name = conditionsOf(rule).join(', ');
        return (
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('web-bank.rules.change_of', { name })}
              onClick={() => ask(rule, 'change')}
            >
              {t('web-bank.rules.change')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('web-bank.rules.delete_of', { name })}
              onClick={() => ask(rule, 'delete')}
            >
              {t('web-bank.rules.delete')}
            </Button>
          </Group>
        );
      },
    },
  ];
}

interface OfRule {
  readonly rule: BankRule;
  readonly onClose: () => void;
}

/**
 * Etag of the rule as it was displayed, so that a later change by someone else is not overwritten.
 */
function at({ id, etag }: BankRule) {
  return { path: { id }, etag };
}

function Change({ rule, onClose }: OfRule) {
  const { t } = useWords();
  const update = useAct('updateBankRule');
  return (
    <RuleDialog
      title={t('web-bank.rules.change_title')}
      from={toRuleInput(rule)}
      act={update}
      submit={(typed) =>
        update.mutate({ ...at(rule), body: ruleBody(typed) }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}

function Delete({ rule, onClose }: OfRule) {
  const { t } = useWords();
  const conditionsOf = useConditions();
  return (
    <ActDialog
      title={t('web-bank.rules.delete_title')}
      consequence={t('web-bank.rules.delete_consequence', {
        name: conditionsOf(rule).join(', '),
      })}
      submit={t('web-bank.rules.delete_submit')}
      initial={{}}
      run={() => api.call('deleteBankRule', at(rule))}
      onClose={onClose}
    />
  );
}
