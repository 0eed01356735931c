import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KEPT_BECAUSE } from '#domain/documents/document.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { offered, openPage } from '#test/component/page.ts';
import { anAnswer } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';

const INVOICE = {
  title: 'Chaudière',
  document_type: 'Invoice',
  visibility: 'Board',
  content_type: 'text/plain',
  version_number: 1,
  is_sent_letter: false,
  retention_until: null,
} as const;
const FREE = { is_evidence: false, kept_because: null, kept_until: null } as const;
const VOUCHER = {
  is_evidence: true,
  kept_because: 'Voucher',
  kept_until: '2033-12-31',
  building_id: '00000000-0000-7000-8000-000000000001',
  expense_id: '00000000-0000-7000-8000-000000000002',
} as const;

const open = (given: object) => {
  const answer = anAnswer('getDocument', { ...INVOICE, ...given });
  return openPage(`/documents/${answer.id}`, {
    as: 'Syndic',
    answers: { getDocument: answer, createDocument: answer, createDocumentVersion: answer },
  });
};

describe('a document', () => {
  it('that nothing keeps can be deleted', async () => {
    await open(FREE);
    expect(screen.queryAllByRole('button', { name: 'Supprimer' })).toHaveLength(1);
    await expectAccessible();
  });

  it.each(KEPT_BECAUSE)('that is kept (%s) says so, and is offered no deletion', async (why) => {
    await open({ ...FREE, kept_because: why, is_evidence: why === 'Voucher' });
    expect(screen.queryAllByRole('button', { name: 'Nouvelle version' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await expectAccessible();
  });

  it('that is a voucher says until when it is kept', async () => {
    await open(VOUCHER);
    expect(screen.queryAllByText('Pièce d’une dépense comptabilisée')).toHaveLength(1);
    expect(screen.queryAllByText(/31\/12\/2033|31 décembre 2033/)).toHaveLength(1);
  });

  it.each([
    [
      'evidence, gets its new version beside it',
      VOUCHER,
      'createDocument',
      'createDocumentVersion',
    ],
    ['not, gets a new version of its own', FREE, 'createDocumentVersion', 'createDocument'],
  ] as const)('that is %s', async (_title, given, wanted, other) => {
    const user = await open(given);
    const input = document.querySelector<HTMLInputElement>('main input[type=file]');
    if (input === null) throw new Error('There is no field for a file');
    await user.upload(input, new File(['better'], 'better.txt'));
    expect(sent(wanted)).toHaveLength(1);
    expect(sent(other)).toEqual([]);
  });

  it('that is evidence is shown to no fewer people, and keeps its type', async () => {
    const user = await open(VOUCHER);
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    const field = await screen.findByRole('combobox', { name: 'Visible pour' });
    await user.click(field);
    expect(offered(field).map(({ textContent }) => textContent)).toEqual([
      'Bureau et conseil',
      'Copropriétaires',
    ]);
  });
});
