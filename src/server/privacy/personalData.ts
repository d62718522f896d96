/**
 * Which columns hold personal data, by table. A test compares this list with the database's own, so that a new column
 * has to be entered, and another proves that the columns of `person` leave with an export and end with an erasure.
 */
export interface TableData {
  /** Data of a person who is found by a mail address. */
  person?: string;
  /** Hashes of tokens and cookies, which name no person and end by themselves. */
  token?: string;
  /** Names of staff who wrote or published something, without an address. */
  author?: string;
  /** Nothing of a person. */
  other: string;
}

/** Columns are separated by spaces. */
export const personalData: Readonly<Record<string, TableData>> = {
  cars: {
    other:
      'stock car_id external_id version removed hash document brand model site_id regno price_minor currency published_at changed_at',
  },
  content_edits: {
    author: 'editor authors publisher',
    other: 'id site locale item_id version state fields change created_at published_at',
  },
  content_publications: { other: 'id pages done failed created_at heartbeat' },
  publication_messages: { other: 'position invocation_id updates pages process is_taken received_at' },
  department_brands: { other: 'department_id position name brand_code erp_id email' },
  departments: { other: 'id stock site_id position name official_name type group phone email' },
  deviation_days: { other: 'department_id position day display_text' },
  editor_sessions: { author: 'editor', other: 'id site created_at expires_at' },
  facilities: {
    other:
      'stock site_id version removed hash slug official_name city street zip region phone email image_url primary_image geocoord brands sort_order tire_hotel',
  },
  finance_future_values: { other: 'family_key from_months months percent per_thousand_miles' },
  finance_products: {
    other:
      'family_key name kind position annual_rate option_fee_pence terms default_term default_deposit_percent least_deposit_percent most_deposit_percent oldest_at_end',
  },
  finance_quotes: { other: 'reference quote created_at' },
  inbox_audit: { other: 'id occurred_at staff_id action submission_id details' },
  opening_hours: { other: 'department_id position day display_text' },
  outbox: {
    person: 'recipient subject body reply_to calendar unsubscribe_url',
    token: 'device neighbourhood confirm_hash',
    other:
      'id channel site format submission_id kind thread created_at expires_at next_attempt_at lease attempts sent_at dead_at gathered visit visit_message is_new_telephone last_error',
  },
  page_views: { other: 'day site page variant_id language views' },
  price_history: { other: 'id stock car_id at amount_minor currency recorded_at position hash' },
  price_ledger_heads: { other: 'stock position hash' },
  request_counts: { token: 'key', other: 'requests ends_at' },
  search_alerts: {
    person: 'search mail mail_key',
    other: 'id site locale stock created_at confirmed_at expires_at seen_position next_mail_at',
  },
  settings: { other: 'key value updated_at' },
  staff: { person: 'first_name last_name phone email', other: 'department_id position title' },
  staff_links: { token: 'hash', other: 'staff_id created_at expires_at used_at' },
  staff_members: { person: 'email name', other: 'id role sites created_at removed_at' },
  staff_sessions: { token: 'hash', other: 'id staff_id created_at seen_at expires_at' },
  stock_runs: { other: 'id stock beat_at' },
  stock_staging: { other: 'run ref line row car_id' },
  submission_replies: { person: 'body', other: 'id submission_id staff_id message_id written_at' },
  submissions: {
    person: 'payload reference',
    token: 'form_submission_id body_hash',
    other:
      'id form site reply state created_at delivered_at locale assigned_site assigned_facility first_reply_at handled_at dropped_at',
  },
  tire_agreements: {
    person: 'reg_no phone customer_name customer_email',
    other: 'brand brand_code model build_year product_id package_level erp_id site locale wants_reminder',
  },
  tire_codes: {
    person: 'phone',
    token: 'token_hash code_hash asker asker_network',
    other: 'wrong_tries created_at expires_at used_at',
  },
  tire_measurements: { person: 'reg_no', other: 'position measured_on depth' },
  tire_reminders: { person: 'reg_no', other: 'id season sent_at' },
  tire_sessions: { person: 'phone', token: 'hash', other: 'id created_at seen_at expires_at' },
  tire_wheels: {
    person: 'reg_no',
    other: 'position name rim_diameter section_width aspect_ratio thread_pattern season is_studded status_id',
  },
  unfound_terms: { other: 'day site locale word times' },
  vehicles: { other: 'registration_number brand model version fuel build_year has_service_agreement' },
  workshop_bookings: {
    person: 'booking_number registration_number car_name customer free_text payer services',
    token: 'idempotency_key body_hash holder',
    other:
      'id status kind site locale department_id zone local_date local_time is_full_day mileage created_at changed_at changeable_until remind_at reminded_at',
  },
  workshop_brands: { other: 'brand policy price_percent' },
  workshop_categories: { other: 'id type position name icon selection_type' },
  workshop_claims: {
    token: 'holder',
    other: 'department_id local_date local_time part desk_place part_place booking_id expires_at extensions',
  },
  workshop_departments: {
    other: 'department_id site_id zone desks places lead_days hourly_rate equipment tire_lanes',
  },
  workshop_offerings: { other: 'code category_id position rule' },
};
