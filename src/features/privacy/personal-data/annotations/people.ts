import { of } from '../annotation.ts';

/** Accounts, users and organizations. */
export const people = {
  'auth.users': of('auth.users', ({ none, erase, pseudonymize }) => ({
    ...none('created_at', 'updated_at', 'version'),
    ...pseudonymize({ subject: 'Account', by: 'id' }, 'Accounts', 'Identity', ['name']),
    ...erase({ subject: 'Account', by: 'id' }, 'Accounts', 'Contact', ['email', 'phone']),
    ...erase({ subject: 'Account', by: 'id' }, 'Accounts', 'Preferences', ['language', 'settings']),
    ...erase({ subject: 'Account', by: 'id' }, 'Accounts', 'Activity', ['id', 'is_active']),
    ...erase({ subject: 'Account', by: 'id' }, 'SignIn', 'Credentials', [
      'password_hash',
      'totp_secret',
      'totp_enabled',
      'totp_last_step',
    ]),
  })),
  'auth.members': of('auth.members', ({ none, erase, pseudonymize }) => ({
    ...none('organization_id', 'created_at', 'updated_at', 'version'),
    ...pseudonymize({ subject: 'User', by: 'id' }, 'Accounts', 'Identity', ['name']),
    ...erase({ subject: 'User', by: 'id' }, 'Accounts', 'Contact', ['email', 'phone']),
    ...erase({ subject: 'User', by: 'id' }, 'Accounts', 'Preferences', ['language']),
    ...erase({ subject: 'User', by: 'id' }, 'Accounts', 'Activity', [
      'id',
      'user_id',
      'is_active',
      'joined_at',
    ]),
  })),
  'auth.role_assignments': of('auth.role_assignments', ({ none, erase }) => ({
    ...none('id', 'created_at'),
    ...erase({ subject: 'Account', by: 'user_id' }, 'Accounts', 'Activity', [
      'user_id',
      'role_type',
      'organization_id',
      'owner_id',
      'building_ids',
      'accepted_at',
    ]),
  })),
  'auth.sessions': of('auth.sessions', ({ none, erase }) => ({
    ...none('id', 'created_at'),
    ...erase({ subject: 'Account', by: 'user_id' }, 'SignIn', 'Technical', [
      'user_id',
      'role_id',
      'address',
      'user_agent',
      'last_used_at',
      'expires_at',
      'revoked_at',
    ]),
  })),
  'auth.refresh_tokens': of('auth.refresh_tokens', ({ erase }) => ({
    ...erase(
      { subject: 'Account', by: 'session_id', through: 'auth.sessions' },
      'SignIn',
      'Credentials',
      ['token_hash', 'session_id', 'expires_at', 'used_at'],
    ),
  })),
  'auth.account_tokens': of('auth.account_tokens', ({ erase }) => ({
    ...erase({ subject: 'Account', by: 'user_id' }, 'SignIn', 'Credentials', [
      'token_hash',
      'user_id',
      'purpose',
      'expires_at',
      'used_at',
      'organization_ids',
    ]),
    ...erase({ subject: 'Account', by: 'user_id' }, 'SignIn', 'Contact', ['email']),
  })),
  'auth.backup_codes': of('auth.backup_codes', ({ erase }) => ({
    ...erase({ subject: 'Account', by: 'user_id' }, 'SignIn', 'Credentials', [
      'user_id',
      'code_hash',
      'used_at',
    ]),
  })),
  'auth.login_failures': of('auth.login_failures', ({ none, erase }) => ({
    ...none('id'),
    ...erase({ subject: 'Email', by: 'email_hash' }, 'SignIn', 'Technical', [
      'email_hash',
      'address',
      'failed_at',
    ]),
  })),
  'auth.organizations': of('auth.organizations', ({ none, keep }) => ({
    ...none(
      'id',
      'language',
      'created_at',
      'updated_at',
      'version',
      'quiet_hours_from',
      'quiet_hours_to',
    ),
    ...keep({ subject: 'Organization', by: 'id' }, 'Office', 'Contact', [
      'name',
      'name_order',
      'contact_email',
      'address',
      'postal_code',
      'city',
      'phone',
      'enterprise_number',
      'registration_number',
    ]),
  })),
  'auth.proof_runs': of('auth.proof_runs', ({ none }) =>
    none('id', 'ended_at', 'organization_count', 'fault_count'),
  ),
  'auth.interest_rates': of('auth.interest_rates', ({ none, actors }) => ({
    ...none('kind', 'valid_from', 'ppm', 'created_at', 'updated_at'),
    ...actors('entered_by'),
  })),
};
