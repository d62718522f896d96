import {
  panelTokens,
  propertyName,
  sharedTokens,
  studios,
  type Colors,
  type SchemeName,
  type ThemeTokens,
  type TokenName,
} from './tokens';

const declare = (values: readonly (readonly [TokenName, string | number])[]): string =>
  values.map(([name, value]) => `${propertyName(name)}:${value}`).join(';');

const colors = (of: Partial<Colors>): string =>
  declare((Object.entries(of) as [keyof Colors, string][]).map(([name, value]) => [`color.${name}`, value] as const));

const panel = (theme: ThemeTokens, scheme: SchemeName): string => {
  const { ink, veil } = panelTokens[scheme];
  return declare([
    ['panel.car', studios[theme.studio][scheme]],
    ['panel.ink', ink],
    ['panel.veil', veil],
  ]);
};

/** Paper is white, whatever the theme. */
const paper: Partial<Colors> = {
  background: '#fff',
  surface: '#fff',
  sunken: '#fff',
  ink: '#000',
  inkSoft: '#333',
  line: '#bbb',
  control: '#777',
  accent: '#000',
  accentSoft: '#fff',
  onAccentSoft: '#000',
  signal: '#000',
  contrast: '#fff',
  onContrast: '#000',
  onContrastSoft: '#333',
  contrastLine: '#bbb',
};

/**
 * A theme as style sheet text: custom properties on :root, for its own scheme and, where defined, the dark one. The
 * dark scheme follows the system unless html has `data-scheme="light"`; `data-scheme="dark"` forces it.
 */
export function themeCss(theme: ThemeTokens): string {
  const { font, radius } = theme;
  const base = [
    declare(Object.entries(sharedTokens) as [keyof typeof sharedTokens, string][]),
    declare(
      (Object.entries(radius) as [keyof typeof radius, string][]).map(
        ([name, value]) => [`radius.${name}`, value] as const,
      ),
    ),
    declare(
      (Object.entries(font) as [keyof typeof font, string | number][]).map(
        ([name, value]) => [`font.${name}`, value] as const,
      ),
    ),
    colors(theme.colors),
    panel(theme, theme.scheme),
    `color-scheme:${theme.scheme}`,
  ].join(';');
  const rules = [`:root{${base}}`];
  if (theme.darkColors) {
    const dark = `${colors(theme.darkColors)};${panel(theme, 'dark')};color-scheme:dark`;
    rules.push(
      `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
      `@media screen{:root[data-scheme=dark]{${dark}}}`,
    );
  }
  rules.push(`@media print{:root{${colors(paper)};${panel(theme, 'light')};color-scheme:light}}`);
  return rules.join('');
}
