/** Debts of the owners in the table, by call or entry. */
export type Owed = 'Provision' | 'Reserve' | 'Arrears' | 'Costs';

/** A payment or its reversal, and the expected account after it. */
export interface Step {
  /** Euro; or the number of the payment of this case to reverse. */
  readonly pays?: number;
  readonly reverses?: number;
  /** The receivable whose payment reference is given. */
  readonly names?: Owed;
  /** Why it is refused with its reference; it is then recorded without. */
  readonly refused?: 'check_digits' | 'other_owner';
  /** The owner of that receivable, if another. */
  readonly of?: string;
  /** Free text. */
  readonly words?: string;
  readonly method?: string;
  readonly into?: 'reserve';
  /** Receivables that the payment settles, in the order of the answer. */
  readonly settles?: readonly (readonly [what: Owed, amount: number])[];
  /** Open amounts afterwards, by receivable. */
  readonly open: Readonly<Partial<Record<Owed, number>>>;
  readonly credit?: number;
  readonly overdue: number;
  readonly balance: number;
}

/** Expected account of an owner who pays in this way. */
export interface Case {
  readonly what: string;
  readonly owner: string;
  readonly steps: readonly Step[];
}

// What they owe by quota (provision, reserve): 154: 190.12, 61.60; 245: 302.47, 98.00;
// 196: 241.98, 78.40; 238: 293.83, 95.20; 167: 206.17, 66.80; 143: 176.54, 57.20; 284: 350.62, 113.60;
// 159: 196.30, 63.60; 287: 354.32, 114.80; 157: 193.83, 62.80; 285: 351.85, 114.00; 267: 329.63, 106.80; 305: 376.54, 122.00.
export const CASES: readonly Case[] = [
  {
    what: 'exactly, by communication, and then once more',
    owner: 'O014',
    steps: [
      {
        pays: 190.12,
        names: 'Provision',
        settles: [['Provision', 190.12]],
        open: { Reserve: 61.6 },
        overdue: 0,
        balance: 61.6,
      },
      {
        pays: 61.6,
        names: 'Reserve',
        settles: [['Reserve', 61.6]],
        open: {},
        overdue: 0,
        balance: 0,
      },
      { pays: 190.12, names: 'Provision', open: {}, credit: 190.12, overdue: 0, balance: -190.12 },
    ],
  },
  {
    what: 'in part',
    owner: 'O015',
    steps: [
      {
        pays: 100,
        names: 'Provision',
        settles: [['Provision', 100]],
        open: { Provision: 202.47, Reserve: 98 },
        overdue: 202.47,
        balance: 300.47,
      },
      {
        pays: 202.46,
        names: 'Provision',
        settles: [['Provision', 202.46]],
        open: { Provision: 0.01, Reserve: 98 },
        overdue: 0.01,
        balance: 98.01,
      },
    ],
  },
  {
    what: 'too much',
    owner: 'O016',
    steps: [
      {
        pays: 400,
        names: 'Provision',
        settles: [
          ['Provision', 241.98],
          ['Reserve', 78.4],
        ],
        open: {},
        credit: 79.62,
        overdue: 0,
        balance: -79.62,
      },
    ],
  },
  {
    what: 'two calls with one payment, naming neither',
    owner: 'O002',
    steps: [
      {
        pays: 389.03,
        settles: [
          ['Provision', 293.83],
          ['Reserve', 95.2],
        ],
        open: {},
        overdue: 0,
        balance: 0,
      },
    ],
  },
  {
    what: 'two calls with one payment, naming the later one',
    owner: 'O033',
    steps: [
      {
        pays: 200,
        names: 'Reserve',
        settles: [
          ['Reserve', 66.8],
          ['Provision', 133.2],
        ],
        open: { Provision: 72.97 },
        overdue: 72.97,
        balance: 72.97,
      },
    ],
  },
  {
    what: 'the oldest first, without communication',
    owner: 'O029',
    steps: [
      {
        pays: 60,
        settles: [['Provision', 60]],
        open: { Provision: 116.54, Reserve: 57.2 },
        overdue: 116.54,
        balance: 173.74,
      },
      {
        pays: 150,
        settles: [
          ['Provision', 116.54],
          ['Reserve', 33.46],
        ],
        open: { Reserve: 23.74 },
        overdue: 0,
        balance: 23.74,
      },
    ],
  },
  {
    what: 'with words that name nothing of theirs',
    owner: 'O040',
    steps: [
      {
        pays: 10,
        words: 'Appel de mars, merci',
        settles: [['Provision', 10]],
        open: { Provision: 340.62, Reserve: 113.6 },
        overdue: 340.62,
        balance: 454.22,
      },
      {
        // The check digits of 0000000099 are 02.
        pays: 0.62,
        words: '+++000/0000/09903+++',
        refused: 'check_digits',
        settles: [['Provision', 0.62]],
        open: { Provision: 340, Reserve: 113.6 },
        overdue: 340,
        balance: 453.6,
      },
    ],
  },
  {
    what: 'with the communication of somebody else',
    owner: 'O027',
    steps: [
      {
        pays: 50,
        names: 'Reserve',
        of: 'O030',
        refused: 'other_owner',
        settles: [['Provision', 50]],
        open: { Provision: 146.3, Reserve: 63.6 },
        overdue: 146.3,
        balance: 209.9,
      },
    ],
  },
  {
    what: 'and it bounces',
    owner: 'O045',
    steps: [
      {
        pays: 400,
        names: 'Reserve',
        settles: [
          ['Reserve', 114.8],
          ['Provision', 285.2],
        ],
        open: { Provision: 69.12 },
        overdue: 69.12,
        balance: 69.12,
      },
      {
        reverses: 0,
        open: { Provision: 354.32, Reserve: 114.8 },
        overdue: 354.32,
        balance: 469.12,
      },
      {
        pays: 354.32,
        names: 'Provision',
        settles: [['Provision', 354.32]],
        open: { Reserve: 114.8 },
        overdue: 0,
        balance: 114.8,
      },
      {
        pays: 200,
        settles: [['Reserve', 114.8]],
        open: {},
        credit: 85.2,
        overdue: 0,
        balance: -85.2,
      },
      // The earlier excess now settles part of what has become open: 354.32 − 85.20.
      { reverses: 1, open: { Provision: 269.12 }, overdue: 269.12, balance: 269.12 },
    ],
  },
  {
    what: 'in cash',
    owner: 'O048',
    steps: [
      {
        pays: 93.83,
        method: 'Cash',
        settles: [['Provision', 93.83]],
        open: { Provision: 100, Reserve: 62.8 },
        overdue: 100,
        balance: 162.8,
      },
    ],
  },
  {
    what: 'the reserve into its own account',
    owner: 'O051',
    steps: [
      {
        pays: 114,
        names: 'Reserve',
        into: 'reserve',
        settles: [['Reserve', 114]],
        open: { Provision: 351.85 },
        overdue: 351.85,
        balance: 351.85,
      },
    ],
  },
  {
    what: 'principal before costs, although these are older',
    owner: 'O054',
    steps: [
      {
        pays: 340,
        settles: [
          ['Provision', 329.63],
          ['Reserve', 10.37],
        ],
        open: { Costs: 25, Reserve: 96.43 },
        overdue: 25,
        balance: 121.43,
      },
      {
        pays: 25,
        names: 'Costs',
        settles: [['Costs', 25]],
        open: { Reserve: 96.43 },
        overdue: 0,
        balance: 96.43,
      },
    ],
  },
  {
    what: 'what the books hold doubtful',
    owner: 'O028',
    steps: [
      {
        pays: 200,
        names: 'Provision',
        settles: [['Provision', 200]],
        open: { Provision: 176.54, Reserve: 122 },
        overdue: 176.54,
        balance: 298.54,
      },
    ],
  },
  {
    what: 'long after the sale of their unit',
    owner: 'O024',
    steps: [
      {
        pays: 120,
        names: 'Arrears',
        settles: [['Arrears', 120]],
        open: { Arrears: 180 },
        overdue: 180,
        balance: 180,
      },
      {
        pays: 200,
        settles: [['Arrears', 180]],
        open: {},
        credit: 20,
        overdue: 0,
        balance: -20,
      },
    ],
  },
];
