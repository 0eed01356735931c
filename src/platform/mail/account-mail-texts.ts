import type { RoleType } from '#contract/access.ts';
import type { Language } from '#domain/kernel/language.ts';

interface InvitationTexts {
  readonly subject: (place: string) => string;
  readonly invited: (place: string, role: string) => string;
  readonly open: string;
  readonly label: string;
  readonly expiry: (date: string) => string;
  readonly unexpected: string;
}

interface PasswordResetTexts {
  readonly subject: string;
  readonly asked: string;
  readonly open: string;
  readonly label: string;
  readonly expiry: (minutes: number) => string;
  readonly unexpected: string;
}

export interface AccountMailTexts {
  readonly locale: string;
  readonly greeting: (name: string) => string;
  readonly closing: string;
  /** Where somebody is invited: an organization on the product, or the product itself. */
  readonly place: (organization: string) => string;
  readonly roles: Readonly<Record<RoleType, string>>;
  readonly invitation: InvitationTexts;
  readonly passwordReset: PasswordResetTexts;
}

const fr: AccountMailTexts = {
  locale: 'fr-BE',
  greeting: (name) => `Bonjour ${name},`,
  closing: 'Cordialement,',
  place: (organization) => `${organization} sur Millième`,
  roles: {
    SuperAdmin: 'administration de la plateforme',
    Syndic: 'syndic',
    Accountant: 'comptable',
    BoardMember: 'membre du conseil de copropriété',
    Auditor: 'commissaire aux comptes',
    Owner: 'copropriétaire',
  },
  invitation: {
    subject: (place) => `Invitation à rejoindre ${place}`,
    invited: (place, role) =>
      `Vous avez reçu une invitation à rejoindre ${place}. Votre rôle : ${role}.`,
    open: 'Pour accepter l’invitation, ouvrez ce lien :',
    label: 'Accepter l’invitation',
    expiry: (date) => `Ce lien est personnel et valable jusqu’au ${date}.`,
    unexpected: 'Si vous n’attendiez pas cette invitation, vous pouvez ignorer ce message.',
  },
  passwordReset: {
    subject: 'Réinitialisation de votre mot de passe Millième',
    asked: 'Nous avons reçu une demande de réinitialisation de votre mot de passe.',
    open: 'Pour choisir un nouveau mot de passe, ouvrez ce lien :',
    label: 'Choisir un nouveau mot de passe',
    expiry: (minutes) =>
      `Ce lien ne sert qu’une fois et expire dans ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    unexpected:
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.',
  },
};

const nl: AccountMailTexts = {
  locale: 'nl-BE',
  greeting: (name) => `Beste ${name},`,
  closing: 'Met vriendelijke groeten,',
  place: (organization) => `${organization} op Millième`,
  roles: {
    SuperAdmin: 'platformbeheer',
    Syndic: 'syndicus',
    Accountant: 'boekhouder',
    BoardMember: 'lid van de raad van mede-eigendom',
    Auditor: 'commissaris van de rekeningen',
    Owner: 'mede-eigenaar',
  },
  invitation: {
    subject: (place) => `Uitnodiging voor ${place}`,
    invited: (place, role) => `U hebt een uitnodiging ontvangen voor ${place}. Uw rol: ${role}.`,
    open: 'Open deze link om de uitnodiging te aanvaarden:',
    label: 'Uitnodiging aanvaarden',
    expiry: (date) => `De link is persoonlijk en geldig tot ${date}.`,
    unexpected: 'Verwachtte u deze uitnodiging niet? Dan mag u dit bericht negeren.',
  },
  passwordReset: {
    subject: 'Uw wachtwoord voor Millième opnieuw instellen',
    asked: 'We hebben een aanvraag ontvangen om uw wachtwoord opnieuw in te stellen.',
    open: 'Open deze link om een nieuw wachtwoord te kiezen:',
    label: 'Nieuw wachtwoord kiezen',
    expiry: (minutes) =>
      `De link werkt één keer en vervalt na ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}.`,
    unexpected:
      'Hebt u niets aangevraagd? Dan mag u dit bericht negeren: uw wachtwoord blijft ongewijzigd.',
  },
};

const de: AccountMailTexts = {
  locale: 'de-BE',
  greeting: (name) => `Guten Tag ${name},`,
  closing: 'Mit freundlichen Grüßen',
  place: (organization) => `${organization} auf Millième`,
  roles: {
    SuperAdmin: 'Plattformverwaltung',
    Syndic: 'Verwalter (Syndikus)',
    Accountant: 'Buchhaltung',
    BoardMember: 'Mitglied des Rates der Miteigentümer',
    Auditor: 'Rechnungskommissar',
    Owner: 'Miteigentümer',
  },
  invitation: {
    subject: (place) => `Einladung zu ${place}`,
    invited: (place, role) => `Sie haben eine Einladung zu ${place} erhalten. Ihre Rolle: ${role}.`,
    open: 'Öffnen Sie diesen Link, um die Einladung anzunehmen:',
    label: 'Einladung annehmen',
    expiry: (date) => `Der Link ist persönlich und gilt bis zum ${date}.`,
    unexpected:
      'Falls Sie diese Einladung nicht erwartet haben, können Sie diese Nachricht ignorieren.',
  },
  passwordReset: {
    subject: 'Zurücksetzen Ihres Millième-Passworts',
    asked: 'Wir haben eine Anfrage zum Zurücksetzen Ihres Passworts erhalten.',
    open: 'Öffnen Sie diesen Link, um ein neues Passwort zu wählen:',
    label: 'Neues Passwort wählen',
    expiry: (minutes) =>
      `Der Link gilt nur einmal und läuft in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} ab.`,
    unexpected:
      'Falls Sie nichts angefragt haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.',
  },
};

const en: AccountMailTexts = {
  locale: 'en-GB',
  greeting: (name) => `Hello ${name},`,
  closing: 'Kind regards,',
  place: (organization) => `${organization} on Millième`,
  roles: {
    SuperAdmin: 'platform administration',
    Syndic: 'syndic',
    Accountant: 'accountant',
    BoardMember: 'member of the co-ownership council',
    Auditor: 'auditor of the accounts',
    Owner: 'co-owner',
  },
  invitation: {
    subject: (place) => `Invitation to join ${place}`,
    invited: (place, role) =>
      `You have received an invitation to join ${place}. Your role: ${role}.`,
    open: 'To accept the invitation, open this link:',
    label: 'Accept the invitation',
    expiry: (date) => `The link is personal and valid until ${date}.`,
    unexpected: 'If you did not expect this invitation, you may ignore this message.',
  },
  passwordReset: {
    subject: 'Reset your Millième password',
    asked: 'We have received a request to reset your password.',
    open: 'To choose a new password, open this link:',
    label: 'Choose a new password',
    expiry: (minutes) =>
      `The link works once and expires in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    unexpected:
      'If you did not ask for this, please ignore this message: your password stays as it is.',
  },
};

export const ACCOUNT_MAIL_TEXTS: Readonly<Record<Language, AccountMailTexts>> = {
  fr,
  nl,
  de,
  en,
};
