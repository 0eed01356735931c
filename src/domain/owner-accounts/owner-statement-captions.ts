import type { Language } from '#domain/kernel/language.ts';

/** The texts of an owner's statement that no other report has, in one language. */
export interface OwnerStatementCaptions {
  title: string;
  building: string;
  open_items: string;
  /** Of the open items, what is past its due date. */
  overdue: string;
}

export const OWNER_STATEMENT_CAPTIONS: Readonly<Record<Language, OwnerStatementCaptions>> = {
  fr: {
    title: 'Relevé de compte du copropriétaire',
    building: 'Immeuble',
    open_items: 'Montants à payer',
    overdue: 'Dont échus',
  },
  nl: {
    title: 'Rekeningoverzicht van de mede-eigenaar',
    building: 'Gebouw',
    open_items: 'Te betalen bedragen',
    overdue: 'Waarvan vervallen',
  },
  de: {
    title: 'Kontoauszug des Miteigentümers',
    building: 'Gebäude',
    open_items: 'Offene Beträge',
    overdue: 'Davon fällig',
  },
  en: {
    title: 'Statement of account of the co-owner',
    building: 'Building',
    open_items: 'Amounts to pay',
    overdue: 'Of which overdue',
  },
};
