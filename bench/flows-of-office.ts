import { join } from 'node:path';
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
  fill,
  frameButton,
  link,
  menu,
  menuItem,
  see,
  title,
} from './flow-steps.ts';
import type { Flow } from './web-flows.ts';

const SYNDIC = 'syndic@example.org';
const ACCOUNTANT = 'accountant@example.org';
const BOARD = 'board@example.org';
const AUDITOR = 'auditor@example.org';
const OWNER = 'owner@example.org';
const SUPERADMIN = 'superadmin@example.org';
const PAPER = join(import.meta.dirname, '..', 'docs', 'screenshots', 'owed.png');

/** Other tasks of offices and owners, after those with money. */
export const flowsOfOffice: readonly Flow[] = [
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
      title('Assemblée générale'),
      button(/ordre du jour habituel/),
      see('Monter « Décharge au syndic »'),
      button('Convoquer'),
      confirm('Convoquer'),
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
      fill((page) => page.getByLabel('Credit').nth(1), '12,50'),
      button('Boeken'),
      title('Vergeten kosten'),
    ],
  },
  {
    name: 'read the ledger of an account',
    person: ACCOUNTANT,
    steps: [
      menu('Boekhouding'),
      link('Rekeningstelsel'),
      click((page) => page.locator('main tr').filter({ hasText: '551' }).getByRole('link')),
      title(/551/),
    ],
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
    steps: [menu('Lasten'), click((page) => page.locator('main summary')), see(/uw aandeel/i)],
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
      link('Continuer la mise en route'),
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
];
