/**
 * The events of the data layer. Names are GA4's; values are codes, numbers and values of our own stock, never personal
 * data.
 */

/** GA4's item, of a car of our stock. `price` in major units. */
export interface Item {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_variant?: string;
  item_category?: string;
  location_id?: string;
  price?: number;
  index?: number;
  quantity?: number;
}

interface InList {
  item_list_id: string;
  item_list_name: string;
  items: Item[];
}

/**
 * One data-layer message. A new kind is a member here and a line in the table below; a forgotten line does not compile.
 */
export type AnalyticsEvent =
  | { event: 'page_view'; page_name: string; page_path: string; language: string; site: string }
  | { event: 'view_item_list' | 'select_item'; ecommerce: InList }
  | { event: 'view_item'; ecommerce: { value?: number; currency?: string; items: Item[] } }
  | { event: 'add_to_wishlist'; ecommerce: { value?: number; currency?: string; items: Item[] } }
  | { event: 'add_to_compare'; ecommerce: { value?: number; currency?: string; items: Item[] } }
  /** `lead_reason`: contact, quote, testDrive or both. */
  | {
      event: 'generate_lead';
      lead_reason: string;
      ecommerce: { value?: number; currency?: string; items: Item[] };
    }
  | { event: 'search'; search_term?: string; search_type?: string }
  | { event: 'contact_click'; method: string; location_id: string }
  /** Steps as the specification counts them: 0 is the car, 5 the confirmation. */
  | { event: 'booking_step'; step: number; furthest: number }
  /** search, login, validate, logged_in, booking, contact, confirmation. */
  | { event: 'tire_hotel_step'; step: string }
  | { event: 'purchase'; ecommerce: { transaction_id: string; currency: string; value: number; items: Item[] } }
  | { event: 'finance_calculate'; item_id: string; finance_type: string; term: number }
  /** A lender's quote was shown, or the visitor went on to its application: quoted, reserve, partExchange. */
  | { event: 'finance_step'; step: string; item_id: string; finance_type: string }
  | { event: 'failure'; name: string }
  | { event: 'unexpected_failure'; where: string; message: string; reference?: string };

/**
 * `own`: from our stock, content or code, passed unchanged (an id may look like anything). `text`: personal data in it
 * is replaced. `phrase`: typed by a visitor; if it contains personal data, only the replacements are passed. `path`: an
 * address without its query, each segment treated as `text` except the number of a car.
 */
export type TextRule = 'own' | 'text' | 'queryText' | 'path';

type RuleOf<Value> = Value extends string
  ? TextRule
  : Value extends number
    ? 'number'
    : Value extends readonly (infer One)[]
      ? readonly [RulesOf<One>]
      : RulesOf<Value>;
type RulesOf<Fields> = { readonly [Key in keyof Fields]-?: RuleOf<NonNullable<Fields[Key]>> };
export type AnalyticsEventRules = { readonly [M in AnalyticsEvent as M['event']]: RulesOf<Omit<M, 'event'>> };

const item = {
  item_id: 'own',
  item_name: 'own',
  item_brand: 'own',
  item_variant: 'own',
  item_category: 'own',
  location_id: 'own',
  price: 'number',
  index: 'number',
  quantity: 'number',
} as const;
const inList = { item_list_id: 'own', item_list_name: 'own', items: [item] } as const;

/** The allowed fields and their rules; other fields are dropped. */
export const analyticsEventRules: AnalyticsEventRules = {
  page_view: { page_name: 'text', page_path: 'path', language: 'own', site: 'own' },
  view_item_list: { ecommerce: inList },
  select_item: { ecommerce: inList },
  view_item: { ecommerce: { value: 'number', currency: 'own', items: [item] } },
  add_to_wishlist: { ecommerce: { value: 'number', currency: 'own', items: [item] } },
  add_to_compare: { ecommerce: { value: 'number', currency: 'own', items: [item] } },
  generate_lead: { lead_reason: 'own', ecommerce: { value: 'number', currency: 'own', items: [item] } },
  search: { search_term: 'queryText', search_type: 'own' },
  contact_click: { method: 'own', location_id: 'own' },
  booking_step: { step: 'number', furthest: 'number' },
  tire_hotel_step: { step: 'own' },
  purchase: { ecommerce: { transaction_id: 'own', currency: 'own', value: 'number', items: [item] } },
  finance_calculate: { item_id: 'own', finance_type: 'own', term: 'number' },
  finance_step: { step: 'own', item_id: 'own', finance_type: 'own' },
  failure: { name: 'own' },
  unexpected_failure: { where: 'text', message: 'text', reference: 'own' },
};
