/**
 * The security headers of every response, as pure data: the proxy sets them on pages, the API on its own and media
 * responses. Nothing foreign is allowed but the origins that a site's configuration names, each for its own kind of
 * load.
 */
type OriginUse = 'script' | 'style' | 'image' | 'font' | 'connect' | 'frame' | 'media' | 'form';

/** Origins ('https://www.googletagmanager.com', a leading `*.` allowed) by what may be loaded from them. */
export type AllowedOrigins = Partial<Record<OriginUse, readonly string[]>>;

/** Whether browsers use TLS alone from the first visit on, for the host or for those below it, too. */
export const HSTS = ['off', 'on', 'subdomains'] as const;
export type Hsts = (typeof HSTS)[number];

/** The setting `HSTS`; without it on in live mode alone: the demo is served over plain HTTP. */
export const hstsOf = (env: Readonly<Record<string, string | undefined>>): Hsts =>
  HSTS.find((one) => one === env.HSTS?.trim()) ?? (env.FORECOURT_MODE?.trim() === 'live' ? 'on' : 'off');

/** Takes what a browser refused to load. */
export const CSP_REPORTS = '/api/csp-reports';

export interface SecuritySettings {
  hsts: Hsts;
  /** The development server runs inline and evaluated scripts and a web socket; no built server does. */
  development?: boolean;
  origins?: AllowedOrigins;
  /** The editor's origins, only while a page is being edited. */
  frameAncestors?: readonly string[];
  /** Pages of this origin frame one another: those of the gallery of blocks. */
  framesItself?: boolean;
}

export type HeaderList = readonly (readonly [name: string, value: string])[];

const ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/**
 * @throws Error when an origin is anything but an https origin: a stray `;` or `'unsafe-inline'` must never reach the
 * header.
 */
export function contentSecurityPolicy({
  origins = {},
  development = false,
  frameAncestors = [],
  framesItself = false,
}: Omit<SecuritySettings, 'hsts'>): string {
  const from = (use: OriginUse, ...own: string[]): string =>
    [...own, ...(origins[use] ?? []).map(checkedOrigin)].join(' ');
  const directives: [name: string, sources: string][] = [
    ['default-src', "'self'"],
    ['script-src', from('script', "'self'", ...(development ? ["'unsafe-inline'", "'unsafe-eval'"] : []))],
    ['style-src', from('style', "'self'", "'unsafe-inline'")],
    ['img-src', from('image', "'self'", 'data:')],
    ['font-src', from('font', "'self'")],
    ['connect-src', from('connect', "'self'", ...(development ? ['ws:'] : []))],
    ['media-src', from('media', "'self'")],
    ['frame-src', from('frame', ...(framesItself ? ["'self'"] : [])) || "'none'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', from('form', "'self'")],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
    [
      'frame-ancestors',
      framesItself || frameAncestors.length > 0 ? ["'self'", ...frameAncestors.map(checkedOrigin)].join(' ') : "'none'",
    ],
    ['report-uri', CSP_REPORTS],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function checkedOrigin(origin: string): string {
  if (!ORIGIN.test(origin)) throw new Error(`Not an https origin: ${origin}`);
  return origin;
}

const always: HeaderList = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];
const transport = (hsts: Hsts): HeaderList =>
  hsts === 'off'
    ? []
    : [['Strict-Transport-Security', `max-age=31536000${hsts === 'subdomains' ? '; includeSubDomains' : ''}`]];

export function pageHeaders(settings: SecuritySettings): HeaderList {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(settings)],
    ...always,
    ['Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...transport(settings.hsts),
  ];
}

/** Responses other than documents. `embeddable`: pictures for other sites and mails. */
export function responseHeaders({ hsts, embeddable = false }: { hsts: Hsts; embeddable?: boolean }): HeaderList {
  return [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ...always,
    ['Cross-Origin-Resource-Policy', embeddable ? 'cross-origin' : 'same-origin'],
    ...transport(hsts),
  ];
}
