import { join } from 'node:path';
import { findToday, systemClock } from '#platform/clock.ts';
import {
  as,
  button,
  choose,
  click,
  closed,
  confirm,
  dialogField,
  field,
  file,
  frameButton,
  link,
  menu,
  menuItem,
  pick,
  press,
  see,
  task,
  title,
} from './flow-steps.ts';
import type { Flow } from './web-flows.ts';

const SYNDIC = 'syndic@example.org';
const ACCOUNTANT = 'accountant@example.org';
const BOARD = 'board@example.org';
const AUDITOR = 'auditor@example.org';
const OWNER = 'owner@example.org';
const SUPERADMIN = 'superadmin@example.org';
const YEAR = findToday(systemClock).slice(0, 4);
const SUPPLIER = 'Ascenseurs Meunier SA';
const WORK = 'Réglage des portes';
const PAPER = join(import.meta.dirname, '..', 'docs', 'screenshots', 'owed.png');

/** Tasks of offices, boards and owners, the shortest usual way with the mouse; later ones go on with what earlier ones made. */
export const flows: readonly Flow[] = [
  {
    name: 'enter an invoice by hand',
    person: SYNDIC,
    before: { clicks: 9, fields: 7 },
    steps: [
      menu('Factures'),
      link('Nouvelle facture'),
      title('Nouvelle facture'),
      pick('Fournisseur', 'Ascens', /Ascenseurs Meunier/),
      field('Libellé', WORK),
      field('Montant TVA comprise', '250,00'),
      button('Enregistrer le brouillon'),
      title(SUPPLIER),
    ],
  },
  {
    name: 'submit an invoice for approval',
    person: SYNDIC,
    steps: [
      menu('Factures'),
      link(SUPPLIER),
      title(SUPPLIER),
      button('Soumettre'),
      confirm('Soumettre'),
      see('À approuver'),
    ],
  },
  {
    name: 'approve an invoice',
    person: BOARD,
    steps: [task(WORK, 'Approuver'), confirm(/^Approuver/), closed],
  },
  {
    name: 'pay an invoice by a batch of two people',
    person: SYNDIC,
    before: { clicks: 13 },
    steps: [
      menu('Factures'),
      click((page) => page.getByRole('row', { name: new RegExp(WORK) }).getByRole('checkbox')),
      button('Payer par la banque'),
      confirm('Préparer 1 paiement'),
      title(/^Paiements du/),
      as(ACCOUNTANT),
      task(/etaalopdracht/, 'Goedkeuren'),
      button('Goedkeuren'),
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
    steps: [
      menu('Facturen'),
      link(/./),
      button('Als betaald markeren'),
      confirm('Als betaald markeren'),
      see('Betaald'),
    ],
  },
  {
    name: 'find an invoice',
    person: SYNDIC,
    steps: [
      press('Control+k', ...'régl'),
      see((page) => page.getByRole('option', { name: new RegExp(WORK) })),
      press('Enter'),
      title(SUPPLIER),
    ],
  },
  {
    name: 'add a supplier',
    person: SYNDIC,
    steps: [
      menu('Factures'),
      link('Fournisseurs'),
      title('Fournisseurs'),
      link('Nouveau fournisseur'),
      field('Nom', 'Serrurerie du Parc'),
      field('Numéro d’entreprise', '0202.239.951'),
      button('Créer le fournisseur'),
      title('Serrurerie du Parc'),
    ],
  },
  {
    name: 'import a bank statement',
    person: ACCOUNTANT,
    steps: [
      menu('Bank'),
      link('Rekeninguittreksels'),
      title('Rekeninguittreksels'),
      file((folder) => join(folder, 'demo-bank-file.xml')),
      see(/1 rekeninguittreksel/),
    ],
  },
  {
    name: 'match the certain transactions',
    person: SYNDIC,
    steps: [
      menu('Banque'),
      button('Accepter les propositions certaines'),
      confirm(/^Accepter/),
      closed,
    ],
  },
  {
    name: 'see what an owner owes, and why',
    person: SYNDIC,
    before: { keys: 8, scrolls: 1 },
    steps: [
      press('Control+k', ...'verm'),
      see((page) => page.getByRole('option', { name: /Vermeersch/ })),
      press('Enter'),
      title(/Vermeersch/),
      see((page) => page.getByRole('table', { name: 'Reste à payer' }).getByRole('row').nth(1)),
    ],
  },
  {
    name: 'sell a flat with its parking space',
    person: SYNDIC,
    before: { clicks: 18, fields: 6 },
    steps: [
      menu('Immeubles'),
      link('Ventes'),
      link('Nouvelle vente'),
      choose('Lots', '1.1'),
      click((page) => page.getByRole('option', { name: 'P1', exact: true })),
      pick('Vendeur', 'Verm', 'Hugo Vermeersch'),
      pick('Acquéreur 1', 'Carl', 'Inès Carlier'),
      field('Acte', `${YEAR}-01-01`),
      button('Vérifier'),
      title('Vérification de la vente'),
      click((page) => page.getByRole('radio', { name: /acquéreur/ })),
      button('Enregistrer la vente'),
      title(/Vente/),
    ],
  },
  {
    name: 'call funds',
    person: SYNDIC,
    steps: [
      menu('Appels & paiements'),
      link('Nouvel appel de fonds'),
      title('Nouvel appel de fonds'),
      field('Intitulé', 'Toiture'),
      field(/^Montant/, '1000'),
      field('Échéance', `${YEAR}-12-31`),
      button('Enregistrer le brouillon'),
      title('Toiture'),
      button('Envoyer'),
      confirm(/^Envoyer à/),
      see((page) => page.getByRole('table', { name: 'Montants dus' })),
    ],
  },
  {
    name: 'record a payment of a call',
    person: SYNDIC,
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
    steps: [
      menu('Appels & paiements'),
      link('Rappels'),
      title('Rappels'),
      link('Préparer les rappels'),
      title('Rappels à préparer'),
      button('Créer et envoyer'),
      confirm(/^Envoyer/),
      see((page) => page.getByRole('dialog').getByRole('link')),
    ],
  },
  {
    name: 'plan and convene an assembly',
    person: SYNDIC,
    steps: [
      menu('Assemblées'),
      link('Planifier une assemblée'),
      title('Planifier une assemblée'),
      field('Date', '2031-05-20'),
      field('Lieu', 'Salle des fêtes'),
      button('Planifier l’assemblée'),
      title(/2031/),
      button(/ordre du jour habituel/),
      see('Monter « Décharge au syndic »'),
      button('Convoquer'),
      confirm('Convoquer'),
      closed,
    ],
  },
  {
    name: 'add a building',
    person: SYNDIC,
    steps: [
      menu('Immeubles'),
      link('Nouvel immeuble'),
      title('Nouvel immeuble'),
      field('Nom', 'Résidence Haute'),
      field('Rue et numéro', 'Rue Haute 12'),
      field('Code postal', '1000'),
      field('Commune', 'Bruxelles'),
      field('Nombre de lots', '2'),
      button('Créer l’immeuble'),
      title(/Résidence Haute/),
    ],
  },
  {
    name: 'add two lots with their owners',
    person: SYNDIC,
    steps: [
      menu('Immeubles'),
      link('Résidence Haute'),
      link('Encoder en grille'),
      field('Lot, ligne 1', 'A1'),
      field('Quotités, ligne 1', '600'),
      field('Copropriétaire, ligne 1', 'Hugo Vermeersch'),
      field('Lot, ligne 2', 'A2'),
      field('Quotités, ligne 2', '400'),
      field('Copropriétaire, ligne 2', 'Inès Carlier'),
      button('Enregistrer 2 lots'),
      closed,
    ],
  },
  {
    name: 'add an owner',
    person: SYNDIC,
    steps: [
      menu('Copropriétaires'),
      link('Nouveau copropriétaire'),
      field('Nom', 'Zoé Zimmer'),
      field('E-mail', 'zoe@example.org'),
      button('Créer le copropriétaire'),
      title('Zoé Zimmer'),
    ],
  },
  {
    name: 'correct an owner’s e-mail address',
    person: SYNDIC,
    steps: [
      menu('Copropriétaires'),
      link('Zoé Zimmer'),
      link('Modifier'),
      field('E-mail', 'zimmer@example.org'),
      button('Enregistrer'),
      title('Zoé Zimmer'),
    ],
  },
  {
    name: 'invite a user',
    person: SYNDIC,
    steps: [
      frameButton('Plus'),
      menuItem(/^Utilisateurs/),
      title('Utilisateurs'),
      link('Inviter un utilisateur'),
      field('Nom', 'Lou Renard'),
      field('E-mail', 'lou@example.org'),
      button('Envoyer l’invitation'),
      title('Lou Renard'),
    ],
  },
  {
    name: 'publish a document for owners',
    person: SYNDIC,
    steps: [
      menu('Immeubles'),
      link('Documents'),
      link('Ajouter un document'),
      file(PAPER),
      choose('Visible pour', 'Copropriétaires'),
      button('Enregistrer le document'),
      title('owed'),
    ],
  },
  {
    name: 'post an entry by hand',
    person: ACCOUNTANT,
    steps: [
      menu('Boekhouding'),
      link('Nieuwe boeking'),
      title('Nieuwe boeking'),
      field('Omschrijving', 'Vergeten kosten'),
      field('Rekening, lijn 1', '6107'),
      field('Debet', '12,5'),
      field('Rekening, lijn 2', '440'),
      click((page) => page.getByLabel('Credit').nth(1)),
      press(...'12,50'),
      button('Boeken'),
      title('Vergeten kosten'),
    ],
  },
  {
    name: 'read the ledger of an account',
    person: ACCOUNTANT,
    steps: [menu('Boekhouding'), link('Rekeningstelsel'), link(/^551/), see(/551/)],
  },
  {
    name: 'read the balance sheet',
    person: SYNDIC,
    steps: [menu('Comptabilité'), link('Rapports'), see('Actif et passif sont égaux.')],
  },
  {
    name: 'check the integrity of the books',
    person: AUDITOR,
    steps: [menu('Buchhaltung'), link(/Integrität/), title(/Integrität/)],
  },
  {
    name: 'pay everything, as an owner',
    person: OWNER,
    steps: [
      click((page) => page.locator('main summary')),
      see((page) => page.getByRole('img', { name: /QR/ })),
    ],
  },
  {
    name: 'see why an amount is charged, as an owner',
    person: OWNER,
    steps: [
      menu('Lasten'),
      click((page) => page.locator('main summary')),
      see(/uw aandeel/i),
    ],
  },
  {
    name: 'report a problem, as an owner',
    person: OWNER,
    steps: [
      click((page) => page.locator('main a[href="/tickets/new"]')),
      field('Onderwerp', 'De lift staat stil'),
      field('Beschrijving', 'Sinds vanmorgen.'),
      button('Ticket versturen'),
      title('De lift staat stil'),
    ],
  },
  {
    name: 'resolve a ticket',
    person: SYNDIC,
    steps: [
      menu('Immeubles'),
      link('Tickets'),
      link('De lift staat stil'),
      button('Résoudre'),
      dialogField('Résolution', 'Nouveau frein.'),
      confirm('Résoudre'),
      see('Résolution : Nouveau frein.'),
    ],
  },
  {
    name: 'change the language',
    person: BOARD,
    steps: [
      frameButton(/Nathalie Gobert/),
      menuItem('Deutsch', 'menuitemradio'),
      see((page) => page.getByRole('link', { name: 'Rechnungen' })),
    ],
  },
  {
    name: 'stop e-mails of one kind',
    person: SYNDIC,
    steps: [
      frameButton(/^Notifications/),
      click((page) => page.getByRole('link', { name: 'Préférences de notification' })),
      click((page) => page.getByRole('checkbox', { name: /E-mail$/ })),
      see(/^Enregistré/),
    ],
  },
  {
    name: 'take on an organization',
    person: SUPERADMIN,
    steps: [
      menu('Organizations'),
      link('New organization'),
      field('Name', 'Office of the Park'),
      field('E-mail', 'park@example.org'),
      button('Create organization'),
      title('Office of the Park'),
    ],
  },
];
