import type { ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Journal } from './journal-entry.ts';
import type { StatementGroup } from './statement-lines.ts';

/** Every fixed text of the printed reports, in one language. */
export interface ReportCaptions {
  balance_sheet: string;
  income_statement: string;
  trial_balance: string;
  general_ledger: string;
  code: string;
  caption: string;
  detail: string;
  amount: string;
  account: string;
  date: string;
  entry_number: string;
  journal: string;
  description: string;
  debit: string;
  credit: string;
  balance: string;
  assets: string;
  equity_and_liabilities: string;
  total: string;
  operating_result: string;
  financial_result: string;
  net_result: string;
  expenses_by_category: string;
  opening_balance: string;
  closing_balance: string;
  groups: Readonly<Record<StatementGroup, string>>;
  categories: Readonly<Record<ExpenseCategory, string>>;
  journals: Readonly<Record<Journal, string>>;
}

const FR: ReportCaptions = {
  balance_sheet: 'Bilan',
  income_statement: 'Compte de résultats',
  trial_balance: 'Balance des comptes',
  general_ledger: 'Grand livre',
  code: 'Code',
  caption: 'Libellé',
  detail: 'Détail',
  amount: 'Montant',
  account: 'Compte',
  date: 'Date',
  entry_number: 'Pièce',
  journal: 'Journal',
  description: 'Description',
  debit: 'Débit',
  credit: 'Crédit',
  balance: 'Solde',
  assets: 'Actif',
  equity_and_liabilities: 'Passif',
  total: 'Total',
  operating_result: "Résultat d'exploitation",
  financial_result: 'Résultat financier',
  net_result: 'Résultat net',
  expenses_by_category: 'Charges par catégorie',
  opening_balance: "Solde d'ouverture",
  closing_balance: 'Solde de clôture',
  groups: {
    fixed_assets: 'Actifs immobilisés',
    current_assets: 'Actifs circulants',
    equity: 'Fonds et résultats',
    long_term_liabilities: "Dettes à plus d'un an",
    current_liabilities: 'Dettes à un an au plus',
    income: 'Produits',
    expenses: 'Charges',
  },
  categories: {
    Maintenance: 'Entretien',
    Utilities: 'Eau et énergie',
    Insurance: 'Assurances',
    ManagementFees: 'Honoraires du syndic',
    Repairs: 'Réparations',
    Improvements: 'Améliorations',
    Legal: 'Frais juridiques',
    Other: 'Autres charges',
  },
  journals: {
    Purchases: 'Achats',
    Calls: 'Appels de fonds',
    Bank: 'Banque',
    Miscellaneous: 'Opérations diverses',
    Opening: 'Ouverture',
    Closing: 'Clôture',
  },
};

const NL: ReportCaptions = {
  balance_sheet: 'Balans',
  income_statement: 'Resultatenrekening',
  trial_balance: 'Proef- en saldibalans',
  general_ledger: 'Grootboek',
  code: 'Code',
  caption: 'Omschrijving',
  detail: 'Detail',
  amount: 'Bedrag',
  account: 'Rekening',
  date: 'Datum',
  entry_number: 'Boekstuk',
  journal: 'Dagboek',
  description: 'Omschrijving',
  debit: 'Debet',
  credit: 'Credit',
  balance: 'Saldo',
  assets: 'Activa',
  equity_and_liabilities: 'Passiva',
  total: 'Totaal',
  operating_result: 'Bedrijfsresultaat',
  financial_result: 'Financieel resultaat',
  net_result: 'Nettoresultaat',
  expenses_by_category: 'Kosten per categorie',
  opening_balance: 'Beginsaldo',
  closing_balance: 'Eindsaldo',
  groups: {
    fixed_assets: 'Vaste activa',
    current_assets: 'Vlottende activa',
    equity: 'Fondsen en resultaten',
    long_term_liabilities: 'Schulden op meer dan één jaar',
    current_liabilities: 'Schulden op ten hoogste één jaar',
    income: 'Opbrengsten',
    expenses: 'Kosten',
  },
  categories: {
    Maintenance: 'Onderhoud',
    Utilities: 'Water en energie',
    Insurance: 'Verzekeringen',
    ManagementFees: 'Ereloon syndicus',
    Repairs: 'Herstellingen',
    Improvements: 'Verbeteringen',
    Legal: 'Juridische kosten',
    Other: 'Andere kosten',
  },
  journals: {
    Purchases: 'Aankopen',
    Calls: 'Opvragingen',
    Bank: 'Bank',
    Miscellaneous: 'Diverse verrichtingen',
    Opening: 'Opening',
    Closing: 'Afsluiting',
  },
};

const DE: ReportCaptions = {
  balance_sheet: 'Bilanz',
  income_statement: 'Ergebnisrechnung',
  trial_balance: 'Summen- und Saldenliste',
  general_ledger: 'Hauptbuch',
  code: 'Code',
  caption: 'Bezeichnung',
  detail: 'Einzelbetrag',
  amount: 'Betrag',
  account: 'Konto',
  date: 'Datum',
  entry_number: 'Buchungsnummer',
  journal: 'Journal',
  description: 'Beschreibung',
  debit: 'Soll',
  credit: 'Haben',
  balance: 'Saldo',
  assets: 'Aktiva',
  equity_and_liabilities: 'Passiva',
  total: 'Summe',
  operating_result: 'Betriebsergebnis',
  financial_result: 'Finanzergebnis',
  net_result: 'Nettoergebnis',
  expenses_by_category: 'Aufwendungen nach Kategorie',
  opening_balance: 'Anfangssaldo',
  closing_balance: 'Endsaldo',
  groups: {
    fixed_assets: 'Anlagevermögen',
    current_assets: 'Umlaufvermögen',
    equity: 'Fonds und Ergebnisse',
    long_term_liabilities: 'Langfristige Verbindlichkeiten',
    current_liabilities: 'Kurzfristige Verbindlichkeiten',
    income: 'Erträge',
    expenses: 'Aufwendungen',
  },
  categories: {
    Maintenance: 'Unterhalt',
    Utilities: 'Wasser und Energie',
    Insurance: 'Versicherungen',
    ManagementFees: 'Verwalterhonorar',
    Repairs: 'Reparaturen',
    Improvements: 'Verbesserungen',
    Legal: 'Rechtskosten',
    Other: 'Sonstige Aufwendungen',
  },
  journals: {
    Purchases: 'Einkäufe',
    Calls: 'Abrufe',
    Bank: 'Bank',
    Miscellaneous: 'Verschiedene Buchungen',
    Opening: 'Eröffnung',
    Closing: 'Abschluss',
  },
};

const EN: ReportCaptions = {
  balance_sheet: 'Balance sheet',
  income_statement: 'Income statement',
  trial_balance: 'Trial balance',
  general_ledger: 'General ledger',
  code: 'Code',
  caption: 'Caption',
  detail: 'Detail',
  amount: 'Amount',
  account: 'Account',
  date: 'Date',
  entry_number: 'Entry',
  journal: 'Journal',
  description: 'Description',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  assets: 'Assets',
  equity_and_liabilities: 'Equity and liabilities',
  total: 'Total',
  operating_result: 'Operating result',
  financial_result: 'Financial result',
  net_result: 'Net result',
  expenses_by_category: 'Expenses by category',
  opening_balance: 'Opening balance',
  closing_balance: 'Closing balance',
  groups: {
    fixed_assets: 'Fixed assets',
    current_assets: 'Current assets',
    equity: 'Funds and results',
    long_term_liabilities: 'Debts due after one year',
    current_liabilities: 'Debts due within one year',
    income: 'Income',
    expenses: 'Expenses',
  },
  categories: {
    Maintenance: 'Maintenance',
    Utilities: 'Water and energy',
    Insurance: 'Insurance',
    ManagementFees: 'Syndic fees',
    Repairs: 'Repairs',
    Improvements: 'Improvements',
    Legal: 'Legal costs',
    Other: 'Other expenses',
  },
  journals: {
    Purchases: 'Purchases',
    Calls: 'Calls for funds',
    Bank: 'Bank',
    Miscellaneous: 'Miscellaneous',
    Opening: 'Opening',
    Closing: 'Closing',
  },
};

export const REPORT_CAPTIONS: Readonly<Record<Language, ReportCaptions>> = {
  fr: FR,
  nl: NL,
  de: DE,
  en: EN,
};
