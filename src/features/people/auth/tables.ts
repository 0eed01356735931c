import { declareTables } from '#platform/db/owned-tables.ts';

export const tables = declareTables({
  columns: {
    'auth.users': ({ erase, pseudonymize }) => ({
      ...pseudonymize({ subject: 'Account', by: 'id' }, 'Accounts', 'Identity', ['name']),
      ...erase({ subject: 'Account', by: 'id' }, 'Accounts', 'Contact', ['email', 'phone']),
      ...erase({ subject: 'Account', by: 'id' }, 'Accounts', 'Preferences', [
        'language',
        'settings',
      ]),
      ...erase({ subject: 'Account', by: 'id' }, 'Accounts', 'Activity', [
        'id',
        'is_active',
        'email_proved_at',
      ]),
      ...erase({ subject: 'Account', by: 'id' }, 'SignIn', 'Credentials', [
        'password_hash',
        'totp_secret',
        'totp_enabled',
        'totp_last_step',
        'totp_lost_at',
      ]),
    }),
    'auth.members': ({ erase, pseudonymize }) => ({
      ...pseudonymize({ subject: 'User', by: 'id' }, 'Accounts', 'Identity', ['name']),
      ...erase({ subject: 'User', by: 'id' }, 'Accounts', 'Contact', ['email', 'phone']),
      ...erase({ subject: 'User', by: 'id' }, 'Accounts', 'Preferences', ['language']),
      ...erase({ subject: 'User', by: 'id' }, 'Accounts', 'Activity', [
        'id',
        'user_id',
        'is_active',
        'joined_at',
      ]),
    }),
    'auth.role_assignments': ({ none, erase, actors }) => ({
      ...none('id'),
      ...actors('granted_by', 'approver_confirmed_by'),
      ...erase({ subject: 'Account', by: 'user_id' }, 'Accounts', 'Activity', [
        'user_id',
        'role_type',
        'organization_id',
        'owner_id',
        'building_ids',
        'accepted_at',
        'approver_confirmed_at',
        'is_address_unproven',
      ]),
    }),
    'auth.sessions': ({ none, erase }) => ({
      ...none('id'),
      ...erase({ subject: 'Account', by: 'user_id' }, 'SignIn', 'Technical', [
        'user_id',
        'role_id',
        'address',
        'user_agent',
        'last_used_at',
        'expires_at',
        'revoked_at',
      ]),
    }),
    'auth.refresh_tokens': ({ erase }) =>
      erase(
        { subject: 'Account', by: 'session_id', through: 'auth.sessions' },
        'SignIn',
        'Credentials',
        ['token_hash', 'session_id', 'expires_at', 'used_at'],
      ),
    'auth.account_tokens': ({ erase }) => ({
      ...erase({ subject: 'Account', by: 'user_id' }, 'SignIn', 'Credentials', [
        'token_hash',
        'user_id',
        'purpose',
        'expires_at',
        'used_at',
        'organization_ids',
        'is_shown',
      ]),
      ...erase({ subject: 'Account', by: 'user_id' }, 'SignIn', 'Contact', ['email']),
    }),
    'auth.backup_codes': ({ erase }) =>
      erase({ subject: 'Account', by: 'user_id' }, 'SignIn', 'Credentials', [
        'user_id',
        'code_hash',
        'used_at',
      ]),
    'auth.login_failures': ({ none, erase }) => ({
      ...none('id'),
      ...erase({ subject: 'Email', by: 'email_hash' }, 'SignIn', 'Technical', [
        'email_hash',
        'address',
        'failed_at',
      ]),
    }),
  },
  classes: {
    'auth.users': 'reference',
    'auth.members': 'reference',
    'auth.role_assignments': 'reference',
    'auth.sessions': 'local',
    'auth.refresh_tokens': 'local',
    'auth.account_tokens': 'local',
    'auth.backup_codes': 'local',
    'auth.login_failures': 'local',
  },
  constraints: {
    users_email_unique: { what: 'email', pointer: '/body/email' },
    role_assignments_unique: { what: 'role', pointer: '/body/roles' },
    role_assignments_organization_id_fkey: { code: 'unknown_reference', pointer: '/body/roles' },
  },
});
