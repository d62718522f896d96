import type { ThemeTokens } from '../tokens';

/** Local fonts of similar width, one of which every system has: Windows and macOS, Linux, Android. */
const SANS = ['Arial', 'Liberation Sans', 'Roboto'];

interface FontMetrics {
  /** Share of the em above and below the baseline, from the font file. */
  ascent: number;
  descent: number;
  /**
   * Width of a text in the face, in percent of its width in a local font, from this weight on. Measured in a browser
   * with headings and sentences in the languages of the sites, at the font stretch of the themes.
   */
  like: readonly { local: readonly string[]; from: number; width: number }[];
}

const fontMetrics: Readonly<Record<string, FontMetrics>> = {
  'Bricolage Grotesque': { ascent: 0.93, descent: 0.27, like: [{ local: SANS, from: 100, width: 108.2 }] },
  'Instrument Sans': {
    ascent: 0.97,
    descent: 0.25,
    like: [
      { local: SANS, from: 100, width: 101.8 },
      { local: SANS, from: 550, width: 103.6 },
    ],
  },
  Outfit: { ascent: 1, descent: 0.26, like: [{ local: SANS, from: 100, width: 98.5 }] },
  'Encode Sans': { ascent: 1.03, descent: 0.22, like: [{ local: SANS, from: 100, width: 110.8 }] },
  Archivo: {
    ascent: 0.878,
    descent: 0.21,
    like: [
      { local: SANS, from: 100, width: 97.4 },
      { local: SANS, from: 550, width: 103.2 },
      { local: SANS, from: 750, width: 109.9 },
    ],
  },
  Fraunces: {
    ascent: 0.978,
    descent: 0.255,
    like: [
      { local: ['Noto Serif'], from: 100, width: 98.7 },
      { local: ['Times New Roman', 'Liberation Serif'], from: 100, width: 117.7 },
    ],
  },
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * Style text of the fallback faces shown until a theme's own have loaded: local fonts with adjusted width and height,
 * so that lines break at the same words. The framework derives its values from one weight and one width of a variable
 * font.
 * Of two faces with the same weight a browser uses the last.
 */
export function fallbackFaces({ heading, text }: Pick<ThemeTokens['font'], 'heading' | 'text'>): string {
  const used = Object.entries(fontMetrics).filter(([family]) =>
    [heading, text].some((list) => list.includes(`'${family} Fallback'`)),
  );
  return used
    .flatMap(([family, { ascent, descent, like }]) =>
      like.map(({ local, from, width }) => {
        const to = (like.find((other) => other.from > from)?.from ?? 901) - 1;
        const own = [
          `font-family:'${family} Fallback'`,
          `font-weight:${from} ${to}`,
          `src:${local.map((name) => `local('${name}')`).join(',')}`,
          `size-adjust:${width}%`,
          `ascent-override:${percent(ascent / (width / 100))}`,
          `descent-override:${percent(descent / (width / 100))}`,
          'line-gap-override:0%',
        ];
        return `@font-face{${own.join(';')}}`;
      }),
    )
    .join('');
}
