import { themes } from '@/sites/themes/themes';
import { contrastPairs, panelTokens, studios, type Colors } from '@/ui/tokens';

const channel = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) =>
    channel(Number.parseInt(hex.slice(offset, offset + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, relative luminance. */
function contrast(a: string, b: string): number {
  const [light = 1, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const schemes: [string, Colors][] = Object.entries(themes).flatMap(([name, theme]) => [
  [`${name}, ${theme.scheme}`, theme.colors] as [string, Colors],
  ...(theme.darkColors ? [[`${name}, dark`, theme.darkColors] as [string, Colors]] : []),
]);

describe('the measure of contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('of %s on %s is %f', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 2);
  });
});

describe.each(schemes)('the theme %s', (_name, colors) => {
  it('writes every colour as six hex digits', () => {
    for (const value of Object.values(colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(contrastPairs.map(({ front, back, least }) => [front, back, least] as const))(
    'M-04 shows %s on %s with at least %f to 1',
    (front, back, least) => {
      expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
    },
  );
});

const studioSchemes = Object.entries(studios).flatMap(([name, { light, dark }]) => [
  [name, 'light', light] as const,
  [name, 'dark', dark] as const,
]);

describe.each(studioSchemes)('the studio %s of a %s scheme', (_name, scheme, gradient) => {
  const { ink } = panelTokens[scheme];
  const stops = gradient.match(/#[0-9a-f]{6}/g) ?? [];

  it('M-04 shows text on every part of it with at least 4.5 to 1', () => {
    expect(stops.length).toBeGreaterThan(1);
    for (const stop of stops) expect(contrast(ink, stop)).toBeGreaterThanOrEqual(4.5);
  });

  it('C-01 is as light or as dark as its scheme', () => {
    const [least, most] = scheme === 'dark' ? [0, 0.2] : [0.6, 1];
    for (const stop of stops) {
      expect(luminance(stop)).toBeGreaterThan(least);
      expect(luminance(stop)).toBeLessThan(most);
    }
  });
});

describe('the themes', () => {
  it('C-01 of brands that sell cars have different studios', () => {
    const { nordvik, aurora, terra, auction } = themes;
    expect(new Set([nordvik, aurora, terra, auction].map(({ studio, scheme }) => studios[studio][scheme])).size).toBe(
      4,
    );
  });

  it('have a dark scheme only in addition to a light one', () => {
    expect(Object.values(themes).filter((theme) => theme.darkColors && theme.scheme === 'dark')).toEqual([]);
  });

  it('keep to two families at most', () => {
    for (const { font } of Object.values(themes)) {
      const families = new Set([font.heading, font.text].map((list) => list.split(',')[0]));
      expect(families.size).toBeLessThanOrEqual(2);
    }
  });
});
