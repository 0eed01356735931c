import { Type, stringEnum } from './common.ts';

/**
 * Every problem that the service answers with: code → HTTP status. Titles and details stand in
 * locales/*.json under `problem.<code>`; the pages under /problems/ and the descriptions in the
 * interface description are made from here.
 */
export const problems = {
  invalid_request: 400,
  malformed_address: 400,
  malformed_json: 400,
  malformed_upload: 400,
  invalid_query: 400,
  organization_required: 400,
  weak_password: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  totp_required: 401,
  invalid_refresh_token: 401,
  forbidden: 403,
  second_approver_required: 403,
  not_found: 404,
  invalid_transition: 409,
  duplicate: 409,
  in_use: 409,
  overlap: 409,
  entry_has_source: 409,
  already_reversed: 409,
  out_of_order: 409,
  idempotency_in_progress: 409,
  totp_already_enabled: 409,
  totp_not_enabled: 409,
  general_key_follows_quotas: 409,
  reminder_exists: 409,
  reminder_paused: 409,
  not_sent_yet: 409,
  stale: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unknown_reference: 422,
  quota_exceeded: 422,
  quota_incomplete: 422,
  ownership_exceeded: 422,
  ownership_incomplete: 422,
  invalid_period: 422,
  invalid_parent: 422,
  late_interest_incomplete: 422,
  not_an_owner: 422,
  same_owner: 422,
  transfer_share_exceeded: 422,
  transfer_right_ambiguous: 422,
  share_too_fine: 422,
  relation_ended: 422,
  voting_mandatary_exists: 422,
  weights_empty: 422,
  unit_named_twice: 422,
  account_missing: 422,
  account_not_postable: 422,
  account_inactive: 422,
  invalid_account: 422,
  invalid_account_code: 422,
  account_class_mismatch: 422,
  line_item_invalid: 422,
  line_items_mismatch: 422,
  amount_out_of_range: 422,
  unbalanced_entry: 422,
  invalid_entry_line: 422,
  owner_required: 422,
  period_locked: 422,
  no_financial_year: 422,
  quarter_outside_year: 422,
  report_too_large: 422,
  date_in_future: 422,
  instalment_empty: 422,
  working_capital_passed: 422,
  nothing_overdue: 422,
  thresholds_not_rising: 422,
  quiet_hours_empty: 422,
  push_endpoint_refused: 422,
  invalid_role: 422,
  invalid_code: 422,
  invalid_token: 422,
  import_failed: 422,
  idempotency_mismatch: 422,
  too_many_attempts: 429,
  too_many_requests: 429,
  internal_error: 500,
  unhealthy: 503,
  too_busy: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problems;

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

/** The body of every answer of 400 and above (RFC 9457); more members may say what it is about. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Address of the page about this code' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: Type.String(),
    code: stringEnum(Object.keys(problems), { description: 'Stable, whatever the language' }),
    request_id: Type.String(),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({ description: 'JSON pointer that starts with the part: /body' }),
          detail: Type.String(),
        }),
      ),
    ),
  },
  { $id: 'Problem' },
);
