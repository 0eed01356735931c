import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';

const inMain = () => within(screen.getByRole('main'));

describe('an auditor who reads what the bank says', () => {
  it('drops no file where statements are listed', async () => {
    await openPage('/bank-statements', {
      as: 'Auditor',
      language: 'de',
      answers: { listBankStatements: [aRow('listBankStatements', {})] },
    });
    expect(document.querySelectorAll('main tbody tr')).toHaveLength(1);
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('finds no button on the page of a statement', async () => {
    const statement = anAnswer('getBankStatement', {});
    await openPage(`/bank-statements/${statement.id}`, {
      as: 'Auditor',
      language: 'de',
      answers: {
        getBankStatement: statement,
        listBankTransactions: [aRow('listBankTransactions', { status: 'Open' })],
      },
    });
    expect(document.querySelector('main dl')).toBeInstanceOf(HTMLElement);
    expect(inMain().queryByRole('button')).toBeNull();
  });

  it('is offered no new rule', async () => {
    await openPage('/bank-rules', {
      as: 'Auditor',
      language: 'de',
      answers: { listBankRules: [aRow('listBankRules', {})] },
    });
    expect(document.querySelectorAll('main tbody tr, main li').length).toBeGreaterThan(0);
    expect(inMain().queryByRole('button')).toBeNull();
  });
});
