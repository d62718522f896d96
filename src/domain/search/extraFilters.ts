import { searchLimits, type BaseFilter, type Near, type NumberRange } from './search';

/*
 * Filters that only the query text can express, since no facet shows them: exclusions, either of two values, monthly
 * costs, a town to be near to. They are parameters of the address, next to the facets.
 */

/** A town to be near to: its name without a comma, coordinates with three decimals, about a hundred metres. */
export interface NearTown extends Near {
  place: string;
}

/** The visitor's query text; `plain`: the offsets of parts that are treated as plain words. */
export interface QueryText {
  text: string;
  plain: { from: number; to: number }[];
}

/** Ranges that only the query text can set. */
export const extraRanges = [
  'car_privateleasing_monthly_cost',
  'car_loan_monthly_cost',
  'electric_charging_speed_dc',
] as const;
export type ExtraRangeName = (typeof extraRanges)[number];
/** What a car has or has not, that no facet shows. */
export const extraFlags = [
  'car_has_companyleasing',
  'car_has_campaign_price',
  'car_has_campaign_loan',
  'car_vat_eligible',
  'caroftheweek',
  'car_is_sample',
  'car_is_used',
] as const;
/** Fields that a text may exclude or give alternatives for: those of the facets and a few more. */
const extraTerms: ReadonlySet<string> = new Set([
  'car_brand',
  'car_body',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_site_region',
  'car_site_city',
  'car_site_name',
  'car_color',
  'car_equipment',
  'car_condition',
  'car_vehicle_type_code',
  'car_has_privateleasing',
  'car_seats',
  'car_doors',
  'car_model',
  'car_campaigns',
  'car_size',
  'car_is_used',
  'car_is_sample',
  'car_has_campaign_price',
  'car_has_campaign_loan',
  'car_has_campaign_privateleasing',
  'car_has_campaign_companyleasing',
  'car_has_companyleasing',
  'car_vat_eligible',
  'caroftheweek',
]);
/** The relax API accepts as many. */
const MAX_EXTRA_FILTERS = 20;
const MAX_PLAIN_SPANS = 40;
const SEPARATOR = '|';

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** A town as it is encoded in an address. */
export const nearTown = (place: string, { lat, lng, km }: Near): NearTown => ({
  place: place.replaceAll(',', ' ').trim(),
  lat: rounded(lat),
  lng: rounded(lng),
  ...(km === undefined ? {} : { km: Math.min(Math.max(Math.round(km), 1), 20_000) }),
});

const isRange = (name: string): name is ExtraRangeName => extraRanges.some((one) => one === name);
const escaped = (value: string): string => value.replace(/[%|]/g, encodeURIComponent);
const unescaped = (text: string): string => text.replace(/%(?:25|7C)/g, decodeURIComponent);
const isValue = (value: string): boolean =>
  value.trim() !== '' && value.length <= searchLimits.valueLength && !/[\u0000-\u001f\u007f-\u009f]/.test(value);
const sorted = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The parameters of one filter: `not_car_fuel=Diesel|Bensin`, `any_car_equipment=…`, `electric_charging_speed_dc_min=150`. */
function parametersOf({ name, values, not, min, max }: BaseFilter): [string, string][] {
  if (values) return [[`${not ? 'not' : 'any'}_${name}`, sorted(values).map(escaped).join(SEPARATOR)]];
  return [
    ...(min === undefined ? [] : [[`${name}_min`, String(min)] as [string, string]]),
    ...(max === undefined ? [] : [[`${name}_max`, String(max)] as [string, string]]),
  ];
}

export const extraFilterKey = (filter: BaseFilter): string => parametersOf(filter).join('&');

/** Filters in canonical order and form. */
export const canonicalExtraFilters = (extraFilters: readonly BaseFilter[]): BaseFilter[] =>
  [
    ...new Map(
      extraFilters.map((filter) => [
        extraFilterKey(filter),
        filter.values ? { ...filter, values: sorted(filter.values) } : filter,
      ]),
    ),
  ]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, filter]) => filter)
    .slice(0, MAX_EXTRA_FILTERS);

const spanText = ({ from, to }: QueryText['plain'][number]): string => `${from}-${to}`;

/** As parameters of an address, in canonical order. */
export function encodeExtraFilters({
  extraFilters = [],
  near,
  queryText,
}: {
  extraFilters?: readonly BaseFilter[];
  near?: NearTown;
  queryText?: QueryText;
}): [string, string][] {
  return [
    ...canonicalExtraFilters(extraFilters).flatMap(parametersOf),
    ...(near
      ? [
          ['near', [near.place, near.lat, near.lng, ...(near.km === undefined ? [] : [near.km])].join()] as [
            string,
            string,
          ],
        ]
      : []),
    ...(queryText
      ? [
          ['said', queryText.text] as [string, string],
          ...(queryText.plain.length > 0 ? [['plain', queryText.plain.map(spanText).join()] as [string, string]] : []),
        ]
      : []),
  ];
}

export interface DecodedExtraFilters {
  extraFilters?: BaseFilter[];
  near?: NearTown;
  queryText?: QueryText;
}

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,3})?`;
const NEAR = new RegExp(String.raw`^([^,]{1,${searchLimits.valueLength}}),(${NUMBER}),(${NUMBER})(?:,(\d{1,5}))?$`);

function readNear(text: string): NearTown | null {
  const [, place = '', lat, lng, km] = NEAR.exec(text) ?? [];
  const position = { lat: Number(lat), lng: Number(lng) };
  if (
    !isValue(place) ||
    place !== place.trim() ||
    !(Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180) ||
    Number(km) < 1
  )
    return null;
  return { place, ...position, ...(km === undefined ? {} : { km: Number(km) }) };
}

function readPlain(text: string, length: number): QueryText['plain'] {
  const spans = text.split(',').flatMap((span) => {
    const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(span) ?? [];
    return from !== undefined && Number(from) < Number(to) && Number(to) <= length
      ? [{ from: Number(from), to: Number(to) }]
      : [];
  });
  return spans.slice(0, MAX_PLAIN_SPANS);
}

function readTerms(parameter: string, texts: readonly string[]): BaseFilter[] {
  const [, kind, name = ''] = /^(not|any)_(.+)$/.exec(parameter) ?? [];
  if (!kind || !extraTerms.has(name)) return [];
  return texts.flatMap((text) => {
    const values = sorted(text.split(SEPARATOR).map(unescaped).filter(isValue)).slice(0, searchLimits.values);
    return values.length > 0 ? [{ name, values, ...(kind === 'not' ? { not: true as const } : {}) }] : [];
  });
}

/**
 * @param clean normalises a text to search for
 * @param bound parses a bound of a range, undefined if invalid
 */
export function decodeExtraFilters(
  parameters: URLSearchParams,
  clean: (text: string) => string,
  bound: (name: string) => number | undefined,
  ordered: (range: NumberRange) => NumberRange | null,
): DecodedExtraFilters {
  const ranges = extraRanges.flatMap((name): BaseFilter[] => {
    const [min, max] = [bound(`${name}_min`), bound(`${name}_max`)];
    const range = ordered({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
    return range ? [{ name, ...range }] : [];
  });
  const extraFilters = canonicalExtraFilters([
    ...[...new Set(parameters.keys())].flatMap((name) => readTerms(name, parameters.getAll(name))),
    ...ranges,
  ]);
  const near = readNear(parameters.get('near') ?? '');
  const text = clean(parameters.get('said') ?? '');
  return {
    ...(extraFilters.length > 0 ? { extraFilters } : {}),
    ...(near ? { near } : {}),
    ...(text === '' ? {} : { queryText: { text, plain: readPlain(parameters.get('plain') ?? '', text.length) } }),
  };
}

/** Whether a parameter of this name is a bound of an extra range. */
export const isExtraRangeName = (name: string): boolean => isRange(name.replace(/_(?:min|max)$/, ''));
