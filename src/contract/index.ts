import { Account } from './accounts.ts';
import { LoginSession, Me, RoleAssignment, SignIn } from './auth.ts';
import { Building } from './buildings.ts';
import { DistributionKey } from './distribution-keys.ts';
import { Distribution, Expense } from './expenses.ts';
import { FiscalYear } from './fiscal-years.ts';
import { ImportResult } from './imports.ts';
import { AccountMovement, JournalEntry, LedgerProof } from './journal-entries.ts';
import { Organization } from './organizations.ts';
import { Owner } from './owners.ts';
import { Problem } from './problem.ts';
import { HeldUnit, OwnershipTotal, UnitOwner, UnitOwnerOfOwner } from './unit-owners.ts';
import { Unit } from './units.ts';
import { User } from './users.ts';

/** Every schema that others refer to by its $id. */
export const namedSchemas: readonly object[] = [
  Building,
  Unit,
  Owner,
  UnitOwner,
  HeldUnit,
  UnitOwnerOfOwner,
  OwnershipTotal,
  DistributionKey,
  Distribution,
  Expense,
  Account,
  AccountMovement,
  FiscalYear,
  ImportResult,
  JournalEntry,
  LedgerProof,
  LoginSession,
  Me,
  RoleAssignment,
  SignIn,
  Organization,
  User,
  Problem,
];
