/**
 * The design tokens: names, the values shared by all themes, and the type of a theme. A component writes
 * `token('color.accent')`, independent of the theme.
 */

/**
 * The colours that every scheme of every theme defines. Pairs that must be readable on each other are listed in
 * `contrastPairs`.
 */
export interface Colors {
  /** The page. */
  background: string;
  /** Cards, fields, dialogs. */
  surface: string;
  /** Bands and wells that lie a step below the page. */
  sunken: string;
  ink: string;
  inkSoft: string;
  /** Hairlines; decoration only. */
  line: string;
  /** Borders of controls. */
  control: string;
  accent: string;
  accentHover: string;
  accentActive: string;
  onAccent: string;
  accentSoft: string;
  onAccentSoft: string;
  /** Campaigns, and nothing else. */
  signal: string;
  onSignal: string;
  danger: string;
  dangerSoft: string;
  success: string;
  successSoft: string;
  focus: string;
  /** The inverse band: footer, hero background. */
  contrast: string;
  onContrast: string;
  onContrastSoft: string;
  contrastLine: string;
  /** The one button that stands out on it, with `contrast` as its text. */
  contrastAccent: string;
  focusOnContrast: string;
  skeleton: string;
}

export type ColorName = keyof Colors;
export type SchemeName = 'light' | 'dark';

export interface ThemeTokens {
  /** Which scheme `colors` is. */
  scheme: SchemeName;
  colors: Colors;
  /** Follows the visitor's system where it is defined; only for themes whose own scheme is light. */
  darkColors?: Colors;
  font: {
    /** A family list that starts with a face of `ui/fonts/fontFaces.ts` and its fallback. */
    heading: string;
    text: string;
    headingWeight: number;
    /** Letter spacing of large headings, em. */
    headingTracking: string;
    /** Font stretch, percent; families without a width axis ignore it. */
    headingStretch: string;
    /** Weight of buttons, labels and standalone links. */
    strongWeight: number;
  };
  radius: { control: string; card: string; panel: string; pill: string };
  /** The ground of car pictures. */
  studio: StudioName;
}

const rem = (px: number): string => `${px / 16}rem`;

export const spaceSteps = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const;
export type SpaceStep = (typeof spaceSteps)[number];

/** Pixels; content is never wider than the last. */
export const breakpoints = { md: 768, lg: 1024, xl: 1280, xxl: 1500, content: 1536 } as const;

/** Media queries for emotion's nested selectors: `[media.md]: { … }`. */
export const media = {
  /** Narrower than `md`. */
  phone: `@media not all and (min-width: ${breakpoints.md}px)`,
  /** Not a sheet of paper, which is as narrow: what scrolls is cut off there. */
  phoneScreen: `@media screen and (max-width: ${breakpoints.md - 0.02}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  xxl: `@media (min-width: ${breakpoints.xxl}px)`,
  /** Room for a bar of one line: with large text on a phone it is of two, and does not float. */
  oneLine: '@media (min-width: 14em)',
  /** A phone held sideways: what sticks to an edge of the window leaves no room for the page. */
  low: '@media (max-height: 480px) and (max-width: 1023px)',
  hover: '@media (hover: hover)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;

/**
 * Grows linearly from `min` px at 320 px width to `max` px at 1280 px; in rem, so that it follows the visitor's font
 * size.
 */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (1280 - 320);
  const base = min - slope * 320;
  const round = (value: number) => Number(value.toFixed(4));
  return `clamp(${rem(min)}, ${round(base / 16)}rem + ${round(slope * 100)}vw, ${rem(max)})`;
}

/** Of headings: where the visitor's text is large, words of up to fourteen letters still fit a line of a phone. */
const fluidHeading = (min: number, max: number): string => `min(${fluid(min, max)}, 12vw)`;

/** The tokens that all themes share. */
export const sharedTokens = {
  ...(Object.fromEntries(spaceSteps.map((step) => [`space.${step}`, rem(step)])) as Record<
    `space.${SpaceStep}`,
    string
  >),
  'text.small': fluid(14, 14.5),
  'text.body': fluid(16, 17),
  'text.lead': fluid(17.5, 20),
  'text.title': fluid(19, 23),
  'text.heading': fluidHeading(24, 34),
  'text.display': fluidHeading(31, 50),
  'text.hero': fluidHeading(37, 76),
  'shadow.low': '0 1px 2px rgb(15 20 18 / 0.06), 0 2px 8px rgb(15 20 18 / 0.05)',
  'shadow.high': '0 4px 12px rgb(15 20 18 / 0.08), 0 16px 40px rgb(15 20 18 / 0.14)',
  'duration.fast': '120ms',
  'duration.medium': '200ms',
  'duration.slow': '300ms',
  'ease.out': 'cubic-bezier(0.2, 0, 0, 1)',
  'size.content': rem(breakpoints.content),
  'size.line': '68ch',
  'size.target': rem(44),
  'size.header': rem(72),
  /** Between the sections of a page. */
  'size.section': 'clamp(56px, 7vw, 112px)',
  /** Distance from the edge of the window to the content. */
  // At most a twentieth of the window where the visitor's text is large.
  'size.gutter': `clamp(min(${rem(16)}, 5vw), 4vw, ${rem(64)})`,
  'layer.header': '20',
  'layer.bar': '30',
  'layer.dialog': '40',
  'layer.skip': '50',
  /** White in every scheme: the credit warning, search fields and buttons over pictures. */
  'paper.surface': '#ffffff',
  'paper.ink': '#16191a',
  'paper.inkSoft': '#5a605e',
  /** The country's band of a registration plate. */
  'paper.band': '#003f9e',
} as const;

/** Wall, foot of the wall, horizon and floor of a studio, with the horizon where the pictures have it. */
const studio = (wall: string, foot: string, horizon: string, floor: string): string =>
  `linear-gradient(${wall} 0, ${foot} 52%, ${horizon} 60%, ${floor} 100%)`;

/** A dark studio: a lamp on the wall, behind the roofs, so that the outlines of dark cars are seen. */
const darkStudio = (...colors: Parameters<typeof studio>): string =>
  `radial-gradient(52% 32% at 50% 30%, rgb(255 255 255 / 0.2) 0, rgb(255 255 255 / 0.12) 50%, transparent 100%), ${studio(...colors)}`;

const GREY = studio('#d9dcdd', '#eceded', '#f3f3f2', '#e9e9e7');

/**
 * The studios of car pictures by scheme. The dark ones are light enough for black paint and for the shadows that are
 * part of the pictures.
 */
export const studios = {
  neutral: {
    light: GREY,
    dark: darkStudio('#2c2e2f', '#55595b', '#6d7173', '#45494a'),
  },
  warm: {
    light: studio('#dcd8cf', '#ece9e2', '#f5f3ed', '#e9e6dd'),
    dark: darkStudio('#2d2b28', '#57534d', '#706b64', '#474440'),
  },
  sand: {
    light: studio('#dccfbb', '#ecdfca', '#f6eee0', '#e6dac5'),
    dark: darkStudio('#2f2820', '#594e41', '#736656', '#483f34'),
  },
  ice: {
    light: studio('#cfd9e2', '#e3ebf1', '#f1f6f9', '#dde7ee'),
    dark: darkStudio('#232a31', '#49545f', '#616d78', '#3a444d'),
  },
  // A dark hall; its light ground is for paper.
  plinth: {
    light: GREY,
    dark: darkStudio('#1d1d1e', '#3f4143', '#66696b', '#313335'),
  },
} satisfies Record<string, Record<SchemeName, string>>;

type StudioName = keyof typeof studios;

/** What stands on the studio: `ink` for text on it, `veil` behind a bar that floats over it. */
export const panelTokens: Record<SchemeName, { ink: string; veil: string }> = {
  light: { ink: '#16191a', veil: 'rgb(255 255 255 / 0.72)' },
  dark: { ink: '#ffffff', veil: 'rgb(0 0 0 / 0.5)' },
};

export type TokenName =
  | keyof typeof sharedTokens
  | 'panel.car'
  | `panel.${keyof (typeof panelTokens)['light']}`
  | `color.${ColorName}`
  | `radius.${keyof ThemeTokens['radius']}`
  | `font.${keyof ThemeTokens['font']}`;

export const propertyName = (name: TokenName): `--${string}` => `--${name.replace('.', '-')}`;

/** The CSS variable of a token: `token('color.accent')` is `var(--color-accent)`. */
export const token = (name: TokenName): string => `var(${propertyName(name)})`;

/** Foreground on background, and the least ratio they must have (4.5 for text, 3 for controls and focus rings). */
export const contrastPairs: readonly { front: ColorName; back: ColorName; least: 3 | 4.5 }[] = [
  ...(['background', 'surface', 'sunken'] as const).flatMap((back) => [
    ...(['ink', 'inkSoft', 'accent', 'accentHover', 'signal', 'danger', 'success'] as const).map((front) => ({
      front,
      back,
      least: 4.5 as const,
    })),
    ...(['control', 'focus', 'accent'] as const).map((front) => ({ front, back, least: 3 as const })),
  ]),
  ...(['accent', 'accentHover', 'accentActive'] as const).map((back) => ({
    front: 'onAccent' as const,
    back,
    least: 4.5 as const,
  })),
  { front: 'onAccentSoft', back: 'accentSoft', least: 4.5 },
  { front: 'ink', back: 'accentSoft', least: 4.5 },
  { front: 'onSignal', back: 'signal', least: 4.5 },
  { front: 'danger', back: 'dangerSoft', least: 4.5 },
  { front: 'ink', back: 'dangerSoft', least: 4.5 },
  { front: 'success', back: 'successSoft', least: 4.5 },
  { front: 'ink', back: 'successSoft', least: 4.5 },
  { front: 'onContrast', back: 'contrast', least: 4.5 },
  { front: 'onContrastSoft', back: 'contrast', least: 4.5 },
  { front: 'contrast', back: 'contrastAccent', least: 4.5 },
  { front: 'focusOnContrast', back: 'contrast', least: 3 },
];
