import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { HSTS, hstsOf, type Hsts } from '@/domain/sites/securityHeaders';
import type { VehicleFeedAccess } from './cars/vehicleFeed.routes';
import type { ContentSource } from './contentSource.types';
import { backendHash, dataFolder } from './cache/backendIdentity';
import type { LenderLinks } from './finance/embedded.finance';
import type { FinanceUpstream } from './finance/upstream.finance';
import { DEMO_TOOLS, type DemoTools } from './http/clientAddress';
import { readFormDeliveries, type FormDelivery } from './forms/formDeliveries';
import type { MailSettings } from './messages/mail.delivery';
import type { SmsSettings } from './messages/sms.delivery';

/** A bad configuration value, with one sentence for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Key of the demo mode; `live` refuses to start with it. */
const DEMO_STOCK_KEY = 'forecourt-demo-stock-key';
/** Keys of the content endpoint and of editing; demo mode only. */
export const DEMO_API_KEY = 'forecourt-demo-api-key';
const DEMO_EDITING_SECRET = 'forecourt-demo-editing-secret';

/** Value of VEHICLE_FEED_KEY for feeds that need no key. */
const PUBLIC_FEED = 'public';

const integerBetween = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number between ${least} and ${most}`;
  return number().typeError(message).integer(message).min(least, message).max(most, message);
};
/** Days until data of a kind is deleted. */
const retention = (name: string) => integerBetween(name, 1, 3_650);
/** A name with a top-level domain, no address; a leading `*.` is allowed. */
const HOST = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
const hostsIn = (list = ''): string[] => list.split(',').flatMap((one) => one.trim() || []);
const QUOTA = 'UPLOADS_QUOTA_MB must be a whole number between 1 and 10000000';
const SHARDS = 'OPENSEARCH_SHARDS must be a number between 1 and 64';

/** An address of an application for finance: the key is public, it is part of links. */
const FINANCE_LINK = /^(?:https:\/\/|\/)(?=\S*\{key\})(?=\S*\{quoteRef\})\S+$/;

const schema = object({
  PORT: number()
    .typeError('PORT must be a number between 1 and 65535')
    .integer('PORT must be a number between 1 and 65535')
    .min(1, 'PORT must be a number between 1 and 65535')
    .max(65_535, 'PORT must be a number between 1 and 65535')
    .default(3000),
  DATA_DIR: string().trim().default('.data'),
  DATABASE_URL: string()
    .trim()
    .matches(/^postgres(ql)?:\/\/.+/, 'DATABASE_URL must start with postgres:// or postgresql://'),
  OPENSEARCH_URL: string()
    .trim()
    .test(
      'address',
      'OPENSEARCH_URL must be an address that starts with https:// or http://',
      (value) => value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value)),
    ),
  OPENSEARCH_SHARDS: number().typeError(SHARDS).integer(SHARDS).min(1, SHARDS).max(64, SHARDS).default(1),
  OPENSEARCH_PREFIX: string()
    .trim()
    .matches(/^[a-z0-9][a-z0-9-]{0,39}$/, 'OPENSEARCH_PREFIX must be up to 40 small letters, digits and hyphens')
    .default('forecourt-'),
  FORECOURT_MODE: string().oneOf(['demo', 'live'], 'FORECOURT_MODE must be demo or live').default('demo'),
  STOCK_KEY: string().min(16, 'STOCK_KEY must have at least 16 characters'),
  VEHICLE_FEED_KEY: string().test(
    'key',
    'VEHICLE_FEED_KEY must have at least 16 characters, or be public',
    (value) => value === undefined || value === PUBLIC_FEED || value.length >= 16,
  ),
  SITECORE_API_KEY: string().min(16, 'SITECORE_API_KEY must have at least 16 characters'),
  SITECORE_EDITING_SECRET: string().min(16, 'SITECORE_EDITING_SECRET must have at least 16 characters'),
  JSS_EDITING_SECRET: string().min(16, 'JSS_EDITING_SECRET must have at least 16 characters'),
  JSS_ALLOWED_ORIGINS: string()
    .trim()
    .matches(
      /^https:\/\/[^\s,;'"/]+(?:\s*,\s*https:\/\/[^\s,;'"/]+)*$/,
      'JSS_ALLOWED_ORIGINS must be https origins with commas between',
    ),
  GRAPH_QL_ENDPOINT: string()
    .trim()
    .matches(/^https?:\/\/.+/, 'GRAPH_QL_ENDPOINT must start with https:// or http://'),
  SITECORE_EDGE_URL: string()
    .trim()
    .matches(/^https?:\/\/.+[^/]$/, 'SITECORE_EDGE_URL must start with https:// or http:// and end without a slash')
    .default('https://edge-platform.sitecorecloud.io'),
  SITECORE_EDGE_CONTEXT_ID: string().trim(),
  SITECORE_API_HOST: string()
    .trim()
    .matches(/^https?:\/\/[^\s/]+$/, 'SITECORE_API_HOST must start with https:// or http:// and have no path'),
  MEDIA_HOST: string()
    .trim()
    .matches(/^https?:\/\/[^\s/]+$/, 'MEDIA_HOST must start with https:// or http:// and have no path'),
  CONTENT_WEBHOOK_URL: string()
    .trim()
    .matches(/^https?:\/\/.+/, 'CONTENT_WEBHOOK_URL must start with https:// or http://'),
  SITECORE_REVALIDATE_SECRET: string().min(16, 'SITECORE_REVALIDATE_SECRET must have at least 16 characters'),
  PERSONALIZE_URL: string()
    .trim()
    .matches(/^https?:\/\/.+/, 'PERSONALIZE_URL must start with https:// or http://'),
  PERSONALIZE_KEY: string().min(8, 'PERSONALIZE_KEY must have at least 8 characters'),
  MECHMATE_URL: string()
    .trim()
    .matches(/^https?:\/\/.+[^/]$/, 'MECHMATE_URL must start with https:// or http:// and end without a slash'),
  MECHMATE_KEY: string().min(8, 'MECHMATE_KEY must have at least 8 characters'),
  TIREHOTEL_URL: string()
    .trim()
    .matches(/^https?:\/\/.+[^/]$/, 'TIREHOTEL_URL must start with https:// or http:// and end without a slash'),
  TIREHOTEL_KEY: string().min(8, 'TIREHOTEL_KEY must have at least 8 characters'),
  CODEWEAVERS_URL: string()
    .trim()
    .matches(/^https?:\/\/.+[^/]$/, 'CODEWEAVERS_URL must start with https:// or http:// and end without a slash'),
  CODEWEAVERS_KEY: string().min(8, 'CODEWEAVERS_KEY must have at least 8 characters'),
  FINANCE_APPLY_URL: string()
    .trim()
    .matches(FINANCE_LINK, 'FINANCE_APPLY_URL must be https:// or a path, with {key} and {quoteRef}')
    .default('/contact?key={key}&quoteRef={quoteRef}'),
  FINANCE_PART_EXCHANGE_URL: string()
    .trim()
    .matches(FINANCE_LINK, 'FINANCE_PART_EXCHANGE_URL must be https:// or a path, with {key} and {quoteRef}')
    .default('/part-exchange?key={key}&quoteRef={quoteRef}'),
  FINANCE_LINK_KEY: string()
    .matches(/^[\w-]{4,80}$/, 'FINANCE_LINK_KEY must be 4 to 80 letters, digits, _ and -')
    .default('forecourt-demo'),
  COMHUB_URL: string()
    .trim()
    .matches(/^https?:\/\/.+/, 'COMHUB_URL must start with https:// or http://'),
  COMHUB_KEY: string().min(8, 'COMHUB_KEY must have at least 8 characters'),
  JOTFORM_URL: string()
    .trim()
    .matches(/^https?:\/\/.+/, 'JOTFORM_URL must start with https:// or http://'),
  JOTFORM_KEY: string().min(8, 'JOTFORM_KEY must have at least 8 characters'),
  FORM_DELIVERIES: string().trim(),
  FORM_RECIPIENT_DOMAINS: string()
    .trim()
    .lowercase()
    .test('hosts', 'FORM_RECIPIENT_DOMAINS must be host names with commas between', (value) =>
      hostsIn(value).every((host) => HOST.test(host)),
    ),
  UPLOADS_DIR: string().trim(),
  UPLOADS_QUOTA_MB: number().typeError(QUOTA).integer(QUOTA).min(1, QUOTA).max(10_000_000, QUOTA).default(5_000),
  PLACES_URL: string()
    .trim()
    .matches(/^https?:\/\/.+[^/]$/, 'PLACES_URL must start with https:// or http:// and end without a slash'),
  PLACES_KIND: string()
    .oneOf(['photon', 'nominatim'] as const, 'PLACES_KIND must be photon or nominatim')
    .default('photon'),
  MAP_TILES_URL: string()
    .trim()
    .matches(
      /^https:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[a-z0-9.-]+(?::\d{1,5})?\/[^\s'"<>]*$/,
      'MAP_TILES_URL must be an https address with {z}, {x} and {y}',
    ),
  MAP_ATTRIBUTION: string().trim(),
  MAP_ATTRIBUTION_URL: string()
    .trim()
    .matches(/^https:\/\/[^\s'"<>]+$/, 'MAP_ATTRIBUTION_URL must start with https://'),
  SMTP_URL: string()
    .trim()
    .test(
      'address',
      'SMTP_URL must start with smtp:// or smtps:// and name a host',
      (value) => value === undefined || (/^smtps?:\/\/.+/.test(value) && URL.canParse(value)),
    ),
  MAIL_FROM: string()
    .trim()
    .matches(/^[^\s@<>",;:]+@[^\s@<>",;:]+$/, 'MAIL_FROM must be a mail address'),
  SMS_URL: string()
    .trim()
    .test(
      'address',
      'SMS_URL must be an address that starts with https:// or http://',
      (value) => value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value)),
    ),
  SMS_BODY: string()
    .matches(/^(?=[^]*\{to\})(?=[^]*\{text\})/, 'SMS_BODY must have {to} and {text}')
    .default('{"id":"{id}","from":"{from}","to":"{to}","text":"{text}"}'),
  SMS_AUTHORIZATION: string().trim(),
  SMS_FROM: string().trim(),
  MESSAGES_RETENTION_DAYS: retention('MESSAGES_RETENTION_DAYS').default(90),
  SUBMISSIONS_RETENTION_DAYS: retention('SUBMISSIONS_RETENTION_DAYS'),
  BOOKINGS_RETENTION_DAYS: retention('BOOKINGS_RETENTION_DAYS').default(1_095),
  ALERTS_RETENTION_DAYS: retention('ALERTS_RETENTION_DAYS').default(180),
  PAGE_VIEWS_RETENTION_DAYS: retention('PAGE_VIEWS_RETENTION_DAYS').default(400),
  SEARCH_TERMS_RETENTION_DAYS: retention('SEARCH_TERMS_RETENTION_DAYS').default(90),
  HSTS: string()
    .trim()
    .oneOf([...HSTS, ''], `HSTS must be ${HSTS.join(', ')}`),
  PICTURE_HOSTS: string()
    .trim()
    .lowercase()
    .test(
      'hosts',
      'PICTURE_HOSTS must be host names with commas between',
      (value) => (value ?? '') === '' || hostsIn(value).every((host) => HOST.test(host)),
    ),
  LOG_LEVEL: string()
    .oneOf(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
    )
    .default('info'),
  TRUSTED_PROXIES: number()
    .typeError('TRUSTED_PROXIES must be a number between 0 and 10')
    .integer('TRUSTED_PROXIES must be a number between 0 and 10')
    .min(0, 'TRUSTED_PROXIES must be a number between 0 and 10')
    .max(10, 'TRUSTED_PROXIES must be a number between 0 and 10')
    .default(0),
  // Used by the server in front of the back end (`src/tools/serve.js`).
  MAX_CONNECTIONS: integerBetween('MAX_CONNECTIONS', 16, 1_000_000),
  DEMO_TOOLS: string().oneOf(DEMO_TOOLS, 'DEMO_TOOLS must be local or network').default('local'),
  METRICS_KEY: string().min(16, 'METRICS_KEY must have at least 16 characters'),
});

export interface Config {
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** OpenSearch server of the indexes; without it they are in this process. The URL may hold a password. */
  openSearch: { url: string; shards: number; prefix: string } | undefined;
  mode: 'demo' | 'live';
  /** An external service of British finance quotes; without it the embedded lender. */
  codeweavers: FinanceUpstream | undefined;
  financeLinks: LenderLinks;
  stockKey: string;
  /** Who may read the vehicle feeds: everybody, who has the key, or nobody. */
  vehicleFeed: VehicleFeedAccess;
  /** Key of the content endpoint; the vendor's clients call it API key or context id. */
  apiKey: string;
  /** Where the pages' content comes from. */
  contentSource: ContentSource;
  /** Hosts for the content platform's own paths; null: served here. */
  platform: { api: string | null; media: string | null };
  /** Secret of the webhook for publications on another platform; without it the route is 404. */
  revalidateSecret: string | undefined;
  /** Secret of the editing API; without it the routes are 404. */
  editingSecret: string | undefined;
  /** The vendor's other name for it, where it is set. */
  jssEditingSecret: string | undefined;
  /** Additional origins of editors; a leading `*.` is allowed. */
  editingOrigins: readonly string[];
  /** Webhook for every publication. */
  contentWebhook: { url: string; secret: string | undefined } | undefined;
  /** External personalisation service for page views; without it the embedded one counts them. */
  personalization: { url: string; key: string | undefined } | undefined;
  /** External workshop service; without it the embedded one. */
  workshop: { url: string; key: string | undefined } | undefined;
  /** External tire hotel; without it the embedded one. */
  tireHotel: { url: string; key: string | undefined } | undefined;
  /** External service that takes submitted forms; without it the embedded one. */
  forms: { url: string; key: string | undefined } | undefined;
  /** Provider of forms whose fields are not in the content. */
  formProvider: { url: string; key: string | undefined } | undefined;
  /** Domains of recipients of forms, besides those of the sites' own addresses; a leading `*.` is allowed. */
  formRecipientDomains: readonly string[];
  /** Pictures that visitors send along with forms. */
  uploads: { folder: string; quotaBytes: number };
  /** Systems to which the embedded one passes submissions on. */
  formDeliveries: readonly FormDelivery[];
  /** External geocoder; without it the embedded gazetteer. */
  places: { kind: 'photon' | 'nominatim'; url: string } | undefined;
  /** Tile server of the maps; without it they show our own outlines. */
  mapTiles: { url: string; attribution: string; attributionUrl: string | null } | null;
  /** How messages are sent. A channel without settings is not sent; its messages wait in the outbox. */
  messages: {
    mail: MailSettings | undefined;
    sms: SmsSettings | undefined;
    /** Days until a sent message is deleted. */
    retentionDays: number;
  };
  /** Days until data is deleted: bookings after the visit, submissions with their pictures, alerts after they
   * were confirmed, sums of page views. */
  retention: { bookings: number; submissions: number; alerts: number; pageViews: number; searchTerms: number };
  hsts: Hsts;
  /** Hosts whose pictures of cars and facilities are shown; a leading `*.` is allowed. */
  pictureHosts: readonly string[];
  logLevel: NonNullable<InferType<typeof schema>['LOG_LEVEL']>;
  /** Number of our own proxies that append to X-Forwarded-For; 0: only the socket's address counts. */
  trustedProxies: number;
  /** Bearer token of /api/metrics. */
  metricsKey: string | undefined;
  /** Who sees messages and metrics without a key in demo mode. */
  demoTools: DemoTools;
  /** Changes with the back ends, so that cached pages never outlive their source. */
  backendHash: string;
}

/** @throws ConfigurationError with one clear sentence. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(schema.fields).map((key) => [key, env[key] === '' ? undefined : env[key]]),
  );
  let values: InferType<typeof schema>;
  try {
    values = schema.validateSync(given, { abortEarly: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigurationError(`${error.message}.`);
    throw error;
  }
  if (values.FORECOURT_MODE === 'live' && (!values.STOCK_KEY || values.STOCK_KEY === DEMO_STOCK_KEY)) {
    throw new ConfigurationError('FORECOURT_MODE=live needs a STOCK_KEY of its own.');
  }
  if (values.FORECOURT_MODE === 'live' && (!values.SITECORE_API_KEY || values.SITECORE_API_KEY === DEMO_API_KEY)) {
    throw new ConfigurationError('FORECOURT_MODE=live needs a SITECORE_API_KEY of its own.');
  }
  if (values.FORECOURT_MODE === 'live' && values.SITECORE_EDITING_SECRET === DEMO_EDITING_SECRET) {
    throw new ConfigurationError('FORECOURT_MODE=live needs a SITECORE_EDITING_SECRET of its own, or none.');
  }
  if (values.MAP_TILES_URL && !values.MAP_ATTRIBUTION) {
    throw new ConfigurationError('MAP_TILES_URL needs a MAP_ATTRIBUTION, the text that the tile server requires.');
  }
  if (values.FORECOURT_MODE === 'live' && !values.MECHMATE_URL && !(values.SMTP_URL && values.SMS_URL)) {
    throw new ConfigurationError(
      'FORECOURT_MODE=live needs SMTP_URL and SMS_URL for the messages of the workshop, or MECHMATE_URL for another workshop service.',
    );
  }
  if (values.FORECOURT_MODE === 'live' && !values.COMHUB_URL && !values.SMTP_URL) {
    throw new ConfigurationError(
      'FORECOURT_MODE=live needs SMTP_URL for submitted forms, or COMHUB_URL for another service that takes them.',
    );
  }
  const demo = values.FORECOURT_MODE === 'demo';
  return {
    port: values.PORT,
    dataDir: dataFolder(env),
    databaseUrl: values.DATABASE_URL,
    openSearch: values.OPENSEARCH_URL
      ? { url: values.OPENSEARCH_URL, shards: values.OPENSEARCH_SHARDS, prefix: values.OPENSEARCH_PREFIX }
      : undefined,
    mode: values.FORECOURT_MODE as 'demo' | 'live',
    stockKey: values.STOCK_KEY ?? (values.FORECOURT_MODE === 'demo' ? DEMO_STOCK_KEY : randomBytes(24).toString('hex')),
    vehicleFeed: vehicleFeedAccess(values.VEHICLE_FEED_KEY ?? (demo ? PUBLIC_FEED : undefined)),
    apiKey: values.SITECORE_API_KEY ?? DEMO_API_KEY,
    contentSource: contentSourceOf(values),
    platform: { api: values.SITECORE_API_HOST ?? null, media: values.MEDIA_HOST ?? null },
    revalidateSecret: values.SITECORE_REVALIDATE_SECRET,
    editingSecret: values.SITECORE_EDITING_SECRET ?? (demo ? DEMO_EDITING_SECRET : undefined),
    jssEditingSecret: values.JSS_EDITING_SECRET,
    editingOrigins: (values.JSS_ALLOWED_ORIGINS ?? '').split(',').flatMap((one) => one.trim() || []),
    contentWebhook: values.CONTENT_WEBHOOK_URL
      ? { url: values.CONTENT_WEBHOOK_URL, secret: values.SITECORE_REVALIDATE_SECRET }
      : undefined,
    personalization: values.PERSONALIZE_URL ? { url: values.PERSONALIZE_URL, key: values.PERSONALIZE_KEY } : undefined,
    workshop: values.MECHMATE_URL ? { url: values.MECHMATE_URL, key: values.MECHMATE_KEY } : undefined,
    tireHotel: values.TIREHOTEL_URL ? { url: values.TIREHOTEL_URL, key: values.TIREHOTEL_KEY } : undefined,
    codeweavers: values.CODEWEAVERS_URL ? { url: values.CODEWEAVERS_URL, key: values.CODEWEAVERS_KEY } : undefined,
    financeLinks: {
      apply: values.FINANCE_APPLY_URL,
      partExchange: values.FINANCE_PART_EXCHANGE_URL,
      key: values.FINANCE_LINK_KEY,
    },
    forms: values.COMHUB_URL ? { url: values.COMHUB_URL, key: values.COMHUB_KEY } : undefined,
    formProvider: values.JOTFORM_URL ? { url: values.JOTFORM_URL, key: values.JOTFORM_KEY } : undefined,
    formRecipientDomains: hostsIn(values.FORM_RECIPIENT_DOMAINS),
    uploads: {
      folder: values.UPLOADS_DIR ?? path.join(dataFolder(env), 'uploads'),
      quotaBytes: values.UPLOADS_QUOTA_MB * 1_000_000,
    },
    formDeliveries: formDeliveriesOf(values.FORM_DELIVERIES),
    places: values.PLACES_URL ? { kind: values.PLACES_KIND, url: values.PLACES_URL } : undefined,
    mapTiles: values.MAP_TILES_URL
      ? {
          url: values.MAP_TILES_URL,
          attribution: values.MAP_ATTRIBUTION ?? '',
          attributionUrl: values.MAP_ATTRIBUTION_URL ?? null,
        }
      : null,
    messages: {
      retentionDays: values.MESSAGES_RETENTION_DAYS,
      mail: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM } : undefined,
      sms: values.SMS_URL
        ? {
            url: values.SMS_URL,
            body: values.SMS_BODY,
            authorization: values.SMS_AUTHORIZATION,
            from: values.SMS_FROM,
          }
        : undefined,
    },
    retention: {
      bookings: values.BOOKINGS_RETENTION_DAYS,
      submissions: values.SUBMISSIONS_RETENTION_DAYS ?? values.MESSAGES_RETENTION_DAYS,
      alerts: values.ALERTS_RETENTION_DAYS,
      pageViews: values.PAGE_VIEWS_RETENTION_DAYS,
      searchTerms: values.SEARCH_TERMS_RETENTION_DAYS,
    },
    hsts: hstsOf(env),
    pictureHosts: hostsIn(values.PICTURE_HOSTS),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsKey: values.METRICS_KEY,
    demoTools: values.DEMO_TOOLS,
    backendHash: backendHash(env),
  };
}

function vehicleFeedAccess(key: string | undefined): VehicleFeedAccess {
  if (key === undefined) return { kind: 'closed' };
  return key === PUBLIC_FEED ? { kind: 'public' } : { kind: 'key', key };
}

function formDeliveriesOf(text: string | undefined): readonly FormDelivery[] {
  try {
    return readFormDeliveries(text);
  } catch (error) {
    throw new ConfigurationError(`FORM_DELIVERIES is wrong: ${error instanceof Error ? error.message : 'unreadable'}.`);
  }
}

/** An endpoint and key, or a context id, named as in the vendor's starters; else the embedded platform. */
function contentSourceOf({
  GRAPH_QL_ENDPOINT,
  SITECORE_EDGE_URL,
  SITECORE_EDGE_CONTEXT_ID,
  SITECORE_API_KEY,
}: InferType<typeof schema>): ContentSource {
  const headers = { sc_apikey: SITECORE_API_KEY ?? DEMO_API_KEY };
  if (GRAPH_QL_ENDPOINT) return { endpoint: GRAPH_QL_ENDPOINT, headers, embedded: false };
  if (SITECORE_EDGE_CONTEXT_ID) {
    const id = SITECORE_EDGE_CONTEXT_ID;
    return {
      endpoint: `${SITECORE_EDGE_URL}/v1/content/api/graphql/v1?sitecoreContextId=${encodeURIComponent(id)}`,
      headers: { 'x-sitecore-contextid': id },
      embedded: false,
    };
  }
  return { endpoint: '/api/graphql/v1', headers, embedded: true };
}
