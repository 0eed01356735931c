import { join } from 'node:path';
import { findToday, systemClock } from '#platform/clock.ts';
import {
  as,
  behind,
  button,
  choose,
  click,
  closed,
  confirm,
  field,
  file,
  link,
  menu,
  pick,
  press,
  see,
  task,
  title,
  type,
} from './flow-steps.ts';
import type { Flow } from './web-flows.ts';

const SYNDIC = 'syndic@example.org';
const ACCOUNTANT = 'accountant@example.org';
const BOARD = 'board@example.org';
const YEAR = findToday(systemClock).slice(0, 4);
const SUPPLIER = 'Ascenseurs Meunier SA';
const WORK = 'Réglage des portes';
/** Invoice of the demo that waits for approval. */
const WAITING = /Entretien de l’ascenseur, trimestre 4/;
/** Waits until the palette takes what is typed. */
const palette = see((page) => page.getByRole('dialog').getByRole('combobox'));

/** Tasks with invoices, the bank and what owners owe; later ones go on with what earlier ones made. */
export const flowsOfMoney: readonly Flow[] = [
  {
    name: 'approve an invoice',
    person: BOARD,
    before: { clicks: 3 },
    steps: [task(WAITING, 'Approuver'), confirm(/^Approuver/), closed],
  },
  {
    name: 'enter an invoice by hand',
    person: SYNDIC,
    before: { clicks: 6, fields: 3, scrolls: 1 },
    steps: [
      behind('Factures', 'Nouvelle facture'),
      title('Nouvelle facture'),
      pick('Fournisseur', 'Ascens', /Ascenseurs Meunier/),
      see((page) =>
        page.getByRole('combobox', { name: 'Catégorie' }).and(page.locator('[value=Entretien]')),
      ),
      field('Libellé', WORK),
      field('Montant TVA comprise', '250,00'),
      button('Enregistrer le brouillon'),
      title(SUPPLIER),
    ],
  },
  {
    name: 'submit an invoice for approval',
    person: SYNDIC,
    before: { clicks: 4 },
    steps: [
      task(WORK, 'Soumettre', /factures à soumettre/),
      confirm('Soumettre'),
      see('À approuver'),
    ],
  },
  {
    name: 'pay an invoice by a batch of two people',
    person: SYNDIC,
    before: { clicks: 13 },
    steps: [
      task(WAITING, 'Payer', /factures à payer/),
      confirm('Préparer 1 paiement'),
      title(/^Paiements du/),
      as(ACCOUNTANT),
      task(/etaalopdracht/, 'Goedkeuren'),
      confirm('Goedkeuren'),
      button('Bestand voor de bank'),
      button('Als aan de bank bezorgd markeren'),
      confirm('Als aan de bank bezorgd markeren'),
      closed,
    ],
  },
  {
    name: 'record that an invoice is paid',
    person: ACCOUNTANT,
    before: { clicks: 4 },
    steps: [
      menu('Facturen'),
      link(/Cabinet Mertens/),
      button('Als betaald markeren'),
      confirm('Als betaald markeren'),
      see('Betaald'),
    ],
  },
  {
    name: 'find an invoice',
    person: SYNDIC,
    steps: [
      press('Control+k'),
      palette,
      type('F-1445'),
      see((page) => page.getByRole('option', { name: /Mertens/ })),
      press('Enter'),
      title(/Mertens/),
    ],
  },
  {
    name: 'add a supplier',
    person: SYNDIC,
    before: { clicks: 3, fields: 2 },
    steps: [
      behind('Factures', 'Nouveau fournisseur'),
      field('Nom', 'Serrurerie du Parc'),
      field('Numéro d’entreprise', '0202.239.951'),
      button('Créer le fournisseur'),
      title('Serrurerie du Parc'),
    ],
  },
  {
    name: 'import a bank statement',
    person: ACCOUNTANT,
    before: { clicks: 2 },
    steps: [
      menu('Bank'),
      title('Verrichtingen afpunten'),
      file((folder) => join(folder, 'demo-bank-file.xml')),
      see(/1 uittreksel geïmporteerd/),
    ],
  },
  {
    name: 'match the certain transactions',
    person: SYNDIC,
    before: { clicks: 3 },
    steps: [task(/transaction|opération|mouvement/, 'Rapprocher'), confirm(/^Accepter/), closed],
  },
  {
    name: 'see what an owner owes, and why',
    person: SYNDIC,
    before: { keys: 6, scrolls: 1 },
    steps: [
      press('Control+k'),
      palette,
      type('verm'),
      see((page) => page.getByRole('option', { name: /Vermeersch/ })),
      press('Enter'),
      title(/Vermeersch/),
      see((page) => page.getByRole('table', { name: 'Reste à payer' }).getByRole('row').nth(1)),
    ],
  },
  {
    name: 'sell a flat with its parking space',
    person: SYNDIC,
    before: { clicks: 18, fields: 6, scrolls: 3 },
    steps: [
      behind('Immeubles', 'Nouvelle vente'),
      choose('Lots', '2.2'),
      click((page) => page.getByRole('option', { name: 'P2', exact: true })),
      pick('Vendeur', 'Keut', 'Friedrich Keutgen'),
      pick('Acquéreur 1', 'Carl', 'Inès Carlier'),
      field('Acte', `${YEAR}-01-01`),
      button('Vérifier'),
      title('Vérification de la vente'),
      click((page) => page.getByRole('radio', { name: /acquéreur/ })),
      button('Enregistrer la vente'),
      title('Friedrich Keutgen'),
    ],
  },
  {
    name: 'call funds',
    person: SYNDIC,
    before: { clicks: 5, fields: 3, scrolls: 1 },
    steps: [
      behind('Appels & paiements', 'Nouvel appel de fonds'),
      title('Nouvel appel de fonds'),
      field('Intitulé', 'Toiture'),
      field(/^Montant/, '1000'),
      button('Enregistrer et envoyer'),
      confirm(/^Envoyer à/),
      see((page) => page.getByRole('table', { name: 'Montants dus' })),
    ],
  },
  {
    name: 'record a payment of a call',
    person: SYNDIC,
    before: { clicks: 4 },
    steps: [
      menu('Appels & paiements'),
      link('Toiture'),
      title('Toiture'),
      click((page) =>
        page
          .getByRole('table', { name: 'Montants dus' })
          .locator('tbody tr')
          .filter({ hasText: 'À payer' })
          .first()
          .getByRole('link')
          .last(),
      ),
      see('Paiement de'),
      button('Enregistrer le paiement'),
      title(/./),
    ],
  },
  {
    name: 'remind who is in arrears',
    person: SYNDIC,
    before: { clicks: 4 },
    steps: [
      behind('Appels & paiements', 'Rappels à préparer'),
      title('Rappels à préparer'),
      button('Créer et envoyer'),
      confirm(/^Envoyer/),
      see((page) => page.getByRole('dialog').getByRole('link')),
    ],
  },
];
