import { findToday, systemClock } from '#platform/clock.ts';
import type { Flow } from './web-flows.ts';

const SYNDIC = 'syndic@example.org';
const BOARD = 'board@example.org';
const ACCOUNTANT = 'accountant@example.org';
const OWNER = 'owner@example.org';
const TODAY = findToday(systemClock);
const YEAR = TODAY.slice(0, 4);

/** Tasks of an office, of a board and of owners, in the order in which a year brings them. */
export const flows: readonly Flow[] = [
  {
    name: 'enter an invoice by hand',
    person: SYNDIC,
    before: { clicks: 9, fields: 7 },
    async run(hand) {
      await hand.open('Factures');
      await hand.click(hand.link('Nouvelle facture'));
      await hand.heading('Nouvelle facture');
      await hand.fill(hand.page.getByRole('combobox', { name: 'Fournisseur' }), 'Serrurerie Lambert');
      await hand.fill(hand.page.getByLabel('Libellé'), 'Serrure de la porte');
      await hand.fill(hand.page.getByLabel('Montant TVA comprise'), '250,00');
      await hand.choose(hand.page.getByRole('combobox', { name: 'Catégorie' }), 'Réparations');
      await hand.click(hand.button('Enregistrer le brouillon'));
      await hand.heading('Serrurerie Lambert');
    },
  },
  {
    name: 'submit the invoice for approval',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Factures');
      await hand.click(hand.link('Serrurerie Lambert'));
      await hand.click(hand.button('Soumettre'));
      await hand.click(hand.dialog().getByRole('button', { name: 'Soumettre' }));
      await hand.page.getByText('À approuver', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'approve an invoice',
    person: BOARD,
    async run(hand) {
      await hand.click(hand.button(/^Approuver/).first());
      await hand.click(hand.dialog().getByRole('button', { name: /^Approuver/ }));
      await hand.dialog().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'pay approved invoices in a batch',
    person: SYNDIC,
    before: { clicks: 13 },
    async run(hand) {
      await hand.open('Factures');
      await hand.click(hand.link('Paiements aux fournisseurs'));
      await hand.heading('Paiements aux fournisseurs');
      await hand.click(hand.link('Choisir les factures').first());
      await hand.heading('Factures');
      await hand.click(hand.page.getByRole('checkbox').first());
      await hand.click(hand.button('Payer par la banque'));
      await hand.click(hand.dialog().getByRole('button', { name: /^Préparer/ }));
      await hand.heading(/^Paiements du/);
    },
  },
  {
    name: 'sell a lot',
    person: SYNDIC,
    before: { clicks: 9 },
    async run(hand) {
      await hand.open('Immeubles');
      await hand.click(hand.page.locator('main tbody a').first());
      await hand.click(hand.link('1.1'));
      await hand.heading('Lot 1.1');
      await hand.click(hand.link('Vendre le lot'));
      await hand.heading('Vendre le lot');
      await hand.fill(hand.page.getByLabel('Date de l’acte'), `${YEAR}-01-01`);
      const buyer = hand.page.getByRole('combobox', { name: 'Copropriétaire 1' });
      await hand.fill(buyer, 'Inès Carlier');
      await hand.click(hand.page.getByRole('option', { name: 'Inès Carlier', exact: true }));
      await hand.fill(hand.page.getByLabel('Part 1'), '1');
      await hand.click(hand.button('Vérifier'));
      await hand.heading('Vérifier la vente');
      await hand.click(hand.button('Enregistrer la vente'));
      await hand.page.getByRole('heading', { name: /^Déjà appelé/ }).waitFor();
      await hand.click(hand.page.getByRole('radio', { name: /Transférer à l’acquéreur/ }));
      await hand.click(hand.button('Enregistrer la vente'));
      await hand.heading('Vente enregistrée');
    },
  },
  {
    name: 'see what an owner owes and why',
    person: SYNDIC,
    before: { keys: 8 },
    async run(hand) {
      await hand.press('Control+k');
      await hand.page.getByRole('combobox', { name: 'Recherche et actions' }).waitFor();
      await hand.type('verm');
      await hand.page.getByRole('option', { name: /Vermeersch/ }).first().waitFor();
      await hand.press('Enter');
      await hand.heading(/Vermeersch/);
      await hand.page.getByRole('table', { name: 'Reste à payer' }).waitFor();
    },
  },
  {
    name: 'call funds',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Appels & paiements');
      await hand.click(hand.link('Nouvel appel de fonds'));
      await hand.heading('Nouvel appel de fonds');
      await hand.fill(hand.page.getByLabel('Intitulé'), 'Toiture');
      await hand.fill(hand.page.getByLabel(/^Montant/), '1000');
      await hand.fill(hand.page.getByLabel('Échéance', { exact: true }), `${YEAR}-12-31`);
      await hand.click(hand.button('Enregistrer le brouillon'));
      await hand.heading('Toiture');
      await hand.click(hand.button('Envoyer'));
      await hand.click(hand.dialog().getByRole('button', { name: /Envoyer à/ }));
      await hand.page.getByRole('table', { name: 'Montants dus' }).waitFor();
    },
  },
  {
    name: 'record a payment of a call',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Appels & paiements');
      await hand.click(hand.link('Toiture'));
      await hand.heading('Toiture');
      const due = hand.page.getByRole('table', { name: 'Montants dus' }).locator('tbody tr');
      await hand.click(due.filter({ hasText: 'À payer' }).first().getByRole('link').last());
      await hand.page.getByText('Paiement de').waitFor();
      await hand.click(hand.button('Enregistrer le paiement'));
      await hand.page.getByRole('button', { name: 'Enregistrer le paiement' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'send a reminder',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Appels & paiements');
      await hand.click(hand.link('Rappels'));
      await hand.heading('Rappels');
      await hand.click(hand.link('Préparer les rappels').first());
      await hand.heading('Rappels à préparer');
      await hand.click(hand.button('Créer et envoyer'));
      await hand.click(hand.dialog().getByRole('button', { name: /^Envoyer/ }));
      await hand.dialog().getByRole('link').first().waitFor();
    },
  },
  {
    name: 'record a notary’s request',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Copropriétaires');
      await hand.click(hand.link('Demandes de renseignements'));
      await hand.heading('Demandes de renseignements');
      await hand.click(hand.button('Nouvelle demande').first());
      await hand.choose(hand.dialog().getByRole('combobox', { name: 'Lots' }), '1.2');
      await hand.press('Escape');
      await hand.fill(hand.dialog().getByLabel('Nom', { exact: true }), 'Notaire Peeters');
      await hand.click(hand.dialog().getByRole('button', { name: 'Enregistrer la demande' }));
      await hand.heading('Notaire Peeters');
    },
  },
  {
    name: 'convene an assembly',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Assemblées');
      await hand.click(hand.link('Planifier une assemblée'));
      await hand.heading('Planifier une assemblée');
      await hand.fill(hand.page.getByLabel('Intitulé'), 'Assemblée de printemps');
      await hand.fill(hand.page.getByLabel('Date', { exact: true }), '2031-05-20');
      await hand.fill(hand.page.getByLabel('Heure', { exact: true }), '18:30');
      await hand.fill(hand.page.getByLabel('Lieu'), 'Salle des fêtes');
      await hand.click(hand.button('Planifier l’assemblée'));
      await hand.heading('Assemblée de printemps');
      await hand.click(hand.button(/ordre du jour habituel/));
      await hand.click(hand.button('Convoquer'));
      await hand.click(hand.dialog().getByRole('button', { name: 'Convoquer' }));
      await hand.dialog().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'add a supplier',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Factures');
      await hand.click(hand.link('Fournisseurs'));
      await hand.heading('Fournisseurs');
      await hand.click(hand.link('Nouveau fournisseur'));
      await hand.fill(hand.page.getByLabel('Nom'), 'Serrurerie du Parc');
      await hand.fill(hand.page.getByLabel('Numéro d’entreprise'), '0202.239.951');
      await hand.click(hand.button('Créer le fournisseur'));
      await hand.heading('Serrurerie du Parc');
    },
  },
  {
    name: 'add a building',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Immeubles');
      await hand.click(hand.link('Nouvel immeuble'));
      await hand.heading('Nouvel immeuble');
      await hand.fill(hand.page.getByLabel('Nom', { exact: true }), 'Résidence Haute');
      await hand.fill(hand.page.getByLabel('Rue et numéro'), 'Rue Haute 12');
      await hand.fill(hand.page.getByLabel('Code postal'), '1000');
      await hand.fill(hand.page.getByLabel('Commune', { exact: true }), 'Bruxelles');
      await hand.fill(hand.page.getByLabel('Nombre de lots'), '2');
      await hand.click(hand.button('Créer l’immeuble'));
      await hand.heading(/Résidence Haute/);
    },
  },
  {
    name: 'invite a user',
    person: SYNDIC,
    async run(hand) {
      await hand.click(hand.page.getByRole('button', { name: 'Plus', exact: true }));
      await hand.click(hand.page.getByRole('menuitem', { name: 'Utilisateurs' }));
      await hand.heading('Utilisateurs');
      await hand.click(hand.link('Inviter un utilisateur'));
      await hand.heading('Inviter un utilisateur');
      await hand.fill(hand.page.getByLabel('Nom', { exact: true }), 'Lou Renard');
      await hand.fill(hand.page.getByLabel('E-mail'), 'lou@example.org');
      await hand.choose(hand.page.getByRole('combobox', { name: 'Immeubles' }), /./);
      await hand.click(hand.button('Envoyer l’invitation'));
      await hand.heading('Lou Renard');
    },
  },
  {
    name: 'find an invoice',
    person: SYNDIC,
    async run(hand) {
      await hand.press('Control+k');
      await hand.page.getByRole('combobox', { name: 'Recherche et actions' }).waitFor();
      await hand.type('serr');
      await hand.page.getByRole('option', { name: /Serrurerie Lambert/ }).first().waitFor();
      await hand.press('Enter');
      await hand.heading(/Serrurerie/);
    },
  },
  {
    name: 'read the balance sheet',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Comptabilité');
      await hand.click(hand.link('Rapports'));
      await hand.heading(/Bilan|Rapports/);
    },
  },
  {
    name: 'post an entry',
    person: ACCOUNTANT,
    async run(hand) {
      await hand.open('Boekhouding');
      await hand.click(hand.link(/Nieuwe boeking/).first());
      await hand.heading('Nieuwe boeking');
      await hand.fill(hand.page.getByLabel('Omschrijving'), 'Vergeten kosten');
      await hand.fill(hand.page.getByLabel('Rekening, lijn 1'), '6107');
      await hand.fill(hand.page.getByLabel('Debet').first(), '12,5');
      await hand.fill(hand.page.getByLabel('Rekening, lijn 2'), '440');
      await hand.fill(hand.page.getByLabel('Credit').nth(1), '12,50');
      await hand.click(hand.button('Boeken'));
      await hand.heading('Vergeten kosten');
    },
  },
  {
    name: 'change the language',
    person: SYNDIC,
    async run(hand) {
      await hand.click(hand.page.getByRole('button', { name: 'Camille Clairval' }));
      await hand.click(hand.page.getByRole('menuitemradio', { name: 'Deutsch' }));
      await hand.page.getByRole('link', { name: 'Rechnungen' }).first().waitFor();
      await hand.page.getByRole('menuitemradio', { name: 'Français' }).click();
      await hand.page.getByRole('link', { name: 'Factures' }).first().waitFor();
    },
  },
  {
    name: 'pay everything, as an owner',
    person: OWNER,
    async run(hand) {
      await hand.click(hand.page.locator('main summary').first());
      await hand.page.getByRole('img', { name: /QR/ }).waitFor();
    },
  },
  {
    name: 'see why an amount is owed, as an owner',
    person: OWNER,
    async run(hand) {
      await hand.click(hand.page.getByRole('navigation').first().getByRole('link', { name: 'Kosten' }));
      await hand.heading(/kosten/i);
      await hand.click(hand.page.locator('main summary').first());
      await hand.page.locator('main details[open]').waitFor();
    },
  },
  {
    name: 'report a problem, as an owner',
    person: OWNER,
    async run(hand) {
      await hand.click(hand.page.locator('main a[href="/tickets/new"]'));
      await hand.fill(hand.page.getByLabel('Onderwerp'), 'De lift staat stil');
      await hand.fill(hand.page.getByLabel('Beschrijving'), 'Sinds vanmorgen.');
      await hand.click(hand.button('Ticket versturen'));
      await hand.heading('De lift staat stil');
    },
  },
  {
    name: 'resolve a ticket',
    person: SYNDIC,
    async run(hand) {
      await hand.open('Immeubles');
      await hand.click(hand.link('Tickets'));
      await hand.heading('Tickets');
      await hand.click(hand.link('De lift staat stil'));
      await hand.click(hand.button('Résoudre'));
      await hand.fill(hand.dialog().getByLabel('Résolution', { exact: true }), 'Nouveau frein.');
      await hand.click(hand.dialog().getByRole('button', { name: 'Résoudre' }));
      await hand.page.getByText('Résolution : Nouveau frein.').waitFor();
    },
  },
];
