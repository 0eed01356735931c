import { join } from 'node:path';
import {
  behind,
  button,
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
      behind('Assemblées', 'Planifier une assemblée'),
      title('Planifier une assemblée'),
      field('Date', '2031-05-20'),
      field('Lieu', 'Salle des fêtes'),
      button('Planifier l’assemblée'),
      title('Assemblée générale'),
      button(/ordre du jour habituel/),
      see(/Vérification des présences/),
      button('Convoquer'),
      confirm('Convoquer'),
      closed,
    ],
  },
  {
    name: 'add an owner',
    person: SYNDIC,
    before: { clicks: 3, fields: 2 },
    steps: [
      behind('Copropriétaires', 'Nouveau copropriétaire'),
      field('Nom', 'Zoé Zimmer'),
      field('E-mail', 'zoe@example.org'),
      button('Créer le copropriétaire'),
      title('Zoé Zimmer'),
    ],
  },
  {
    name: 'correct an owner’s e-mail address',
    person: SYNDIC,
    before: { clicks: 4, fields: 1, scrolls: 1 },
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
    before: { clicks: 3, fields: 2, scrolls: 1 },
    steps: [
      behind('Plus', 'Inviter un utilisateur'),
      field('Nom', 'Lou Renard'),
      field('E-mail', 'lou@example.org'),
      button('Envoyer l’invitation'),
      title('Lou Renard'),
    ],
  },
  {
    name: 'publish a document for owners',
    person: SYNDIC,
    before: { clicks: 6 },
    steps: [
      behind('Immeubles', 'Ajouter un document'),
      file(PAPER),
      click((page) => page.getByRole('radio', { name: 'Copropriétaires', exact: true })),
      button('Enregistrer le document'),
      title('owed'),
    ],
  },
  {
    name: 'post an entry by hand',
    person: ACCOUNTANT,
    before: { clicks: 3, fields: 5 },
    steps: [
      behind('Boekhouding', 'Nieuwe boeking'),
      title('Nieuwe boeking'),
      field('Omschrijving', 'Vergeten kosten'),
      field('Rekening, lijn 1', '6107'),
      field('Debet', '12,5'),
      field('Rekening, lijn 2', '440'),
      button('Boeken'),
      title('Vergeten kosten'),
    ],
  },
  {
    name: 'read the ledger of an account',
    person: ACCOUNTANT,
    before: { clicks: 2 },
    steps: [
      behind('Boekhouding', 'Rekeningstelsel'),
      link('Mede-eigenaars - reservekapitaal'),
      title(/4100/),
    ],
  },
  {
    name: 'read the balance sheet',
    person: SYNDIC,
    before: { clicks: 1 },
    steps: [behind('Comptabilité', 'Rapports'), see('Actif et passif sont égaux.')],
  },
  {
    name: 'check the integrity of the books',
    person: AUDITOR,
    before: { clicks: 1 },
    steps: [behind('Buchhaltung', /Integrität/), title(/Integrität/)],
  },
  {
    name: 'pay everything, as an owner',
    person: OWNER,
    before: { clicks: 6, scrolls: 1 },
    steps: [
      click((page) => page.locator('main summary')),
      see((page) => page.getByRole('img', { name: /QR/ })),
    ],
  },
  {
    name: 'see why an amount is charged, as an owner',
    person: OWNER,
    before: { clicks: 2 },
    steps: [menu('Lasten'), see(/uw aandeel/i)],
  },
  {
    name: 'report a problem, as an owner',
    person: OWNER,
    before: { clicks: 3, fields: 2 },
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
    before: { clicks: 4, fields: 1 },
    steps: [
      behind('Immeubles', 'Tickets'),
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
    before: { clicks: 2 },
    steps: [
      frameButton(/Nathalie Gobert/),
      menuItem('Deutsch', 'menuitemradio'),
      see((page) => page.getByRole('link', { name: 'Rechnungen' })),
    ],
  },
  {
    name: 'stop e-mails of one kind',
    person: SYNDIC,
    before: { clicks: 3 },
    steps: [
      behind('Aujourd’hui', 'Préférences de notification'),
      click((page) => page.getByRole('checkbox', { name: /E-mail$/ })),
      see(/^Enregistré/),
    ],
  },
  {
    name: 'take on an organization',
    person: SUPERADMIN,
    before: { clicks: 3, fields: 2 },
    steps: [
      menu('Organizations'),
      link('New organization'),
      title('New organization'),
      field('Name', 'Office of the Park'),
      field('E-mail', 'park@example.org'),
      button('Create organization'),
      title('Office of the Park'),
    ],
  },
  {
    name: 'add a building',
    person: SYNDIC,
    before: { clicks: 3, fields: 5, scrolls: 1 },
    steps: [
      behind('Immeubles', 'Nouvel immeuble'),
      title('Nouvel immeuble'),
      field('Nom', 'Résidence Haute'),
      field('Rue et numéro', 'Rue Haute 12'),
      field('Code postal', '1000'),
      field('Nombre de lots', '2'),
      button('Créer l’immeuble'),
      title(/Résidence Haute/),
    ],
  },
  {
    name: 'add two lots with their owners',
    person: SYNDIC,
    before: { clicks: 13, fields: 8 },
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
