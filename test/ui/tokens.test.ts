import { contrast } from '@/lib/contrast';
import { themes } from '@/sites/themes/themes';
import { documentStyles } from '@/ui/documentStyles';
import { globalCss } from '@/ui/globalCss';
import { themeCss } from '@/ui/themeCss';
import { breakpoints, media, sharedTokens, spaceSteps, studios, token } from '@/ui/tokens';

const declared = (css: string): Set<string> => new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
const used = (css: string): string[] => [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

describe('tokens', () => {
  it('are read as custom properties', () => {
    expect(token('color.accent')).toBe('var(--color-accent)');
    expect(token('space.16')).toBe('var(--space-16)');
    expect(token('font.headingWeight')).toBe('var(--font-headingWeight)');
  });

  it('hold the scales of the design', () => {
    expect([...spaceSteps]).toEqual([4, 8, 12, 16, 24, 32, 48, 64, 96, 128]);
    expect(breakpoints).toEqual({ md: 768, lg: 1024, xl: 1280, xxl: 1500, content: 1536 });
    expect(media.md).toBe('@media (min-width: 768px)');
    expect(Object.keys(sharedTokens).filter((name) => name.startsWith('text.'))).toHaveLength(7);
    expect(sharedTokens['space.24']).toBe('1.5rem');
  });

  it('M-04 links change on hover only where something hovers: a finger would leave the colours of it behind', () => {
    const ofFingers = globalCss.replace(/@media \(hover: hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
    expect(globalCss).toContain('a:hover');
    expect(ofFingers).not.toContain(':hover');
  });

  it('A-18 let content be 1536 px wide at most', () => {
    expect(sharedTokens['size.content']).toBe('96rem');
  });

  it('grow with the window and never leave their bounds', () => {
    for (const [name, value] of Object.entries(sharedTokens)) {
      if (!name.startsWith('text.')) continue;
      const [, min, rem, vw, max] = /clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)/.exec(value) ?? [];
      const sizeAt = (width: number) => Number(rem) * 16 + (Number(vw) * width) / 100;
      expect(sizeAt(320)).toBeCloseTo(Number(min) * 16, 1);
      expect(sizeAt(1280)).toBeCloseTo(Number(max) * 16, 1);
      // Headings are smaller only where the visitor's text is large, or the window very narrow.
      const widest = /^min\(.*, (\d+)vw\)$/.exec(value)?.[1] ?? '100';
      expect(Number(widest) * 3.2).toBeGreaterThan(Number(min) * 16);
    }
  });
});

describe.each(Object.entries(themes))('the style sheet of %s', (_name, theme) => {
  const css = documentStyles(theme);

  it('A-13 declares every property that it uses', () => {
    const names = declared(css);
    for (const name of used(css)) expect(names).toContain(name);
  });

  it('A-13 has a fallback for each of its faces, for every weight once', () => {
    const faces = [
      ...css.matchAll(/@font-face\{font-family:'([^']+)';font-weight:(\d+) (\d+);src:([^;]+);size-adjust:([\d.]+)%/g),
    ];
    const named = new Set(
      [...`${theme.font.heading}, ${theme.font.text}`.matchAll(/'([^']+ Fallback)'/g)].map(([, name]) => name),
    );
    expect(named.size).toBeGreaterThan(0);
    expect(new Set(faces.map(([, family]) => family))).toEqual(named);
    for (const weight of [100, 400, 549, 550, 640, 749, 750, 900]) {
      for (const family of named) {
        const fitting = faces.filter(
          ([, name, from, to]) => name === family && Number(from) <= weight && weight <= Number(to),
        );
        expect(fitting.length).toBe(new Set(fitting.map(([, , , , src]) => src)).size);
        expect(fitting.length).toBeGreaterThan(0);
      }
    }
  });

  it('balances its brackets and has no line breaks', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
    expect(css).not.toContain('\n');
    expect(css).not.toContain('</');
  });

  it('is dark where the system or the visitor chooses it and the theme has a dark scheme', () => {
    expect(css.includes(':root[data-scheme=dark]')).toBe(theme.darkColors !== undefined);
    expect(css.includes('prefers-color-scheme:dark')).toBe(theme.darkColors !== undefined);
    expect(/:root\[data-scheme=dark\]\{--color-background:(#\w+)/.exec(css)?.[1]).toBe(theme.darkColors?.background);
  });

  it('C-01 has its own studio, of its scheme, behind car pictures', () => {
    const ofPanel = [...css.matchAll(/--panel-car:([^;]+);/g)].map(([, value]) => value);
    const { light, dark } = studios[theme.studio];
    const own = studios[theme.studio][theme.scheme];
    expect(ofPanel).toEqual([own, ...(theme.darkColors ? [dark, dark] : []), light]);
  });

  it('prints on white', () => {
    expect(themeCss(theme)).toMatch(/@media print\{:root\{--color-background:#fff/);
  });
});

describe('dark studios', () => {
  const between = (
    stops: readonly (readonly [position: number, values: readonly number[]])[],
    target: number,
  ): number[] => {
    const next = stops.findIndex(([position]) => position >= target);
    const [to, last] = stops[next === -1 ? stops.length - 1 : next] ?? [1, []];
    const [from, first] = stops[Math.max(0, next - 1)] ?? [0, []];
    const share = to === from ? 0 : (target - from) / (to - from);
    return last.map((value, index) => (first[index] ?? value) * (1 - share) + value * share);
  };
  /** The colour in the middle of a studio, at a share of its height. */
  const colorAt = (css: string, height: number): string => {
    const wall = [...css.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}) (\d+)/g)].map(
      ([, red = '', green = '', blue = '', position = '']) =>
        [Number(position) / 100, [red, green, blue].map((channel) => Number.parseInt(channel, 16))] as const,
    );
    const [, radius = '', centre = ''] = /^radial-gradient\(\d+% (\d+)% at 50% (\d+)%/.exec(css) ?? [];
    const light = [
      ...[...css.matchAll(/rgb\(255 255 255 \/ ([\d.]+)\) (\d+)/g)].map(
        ([, alpha = '', position = '']) => [Number(position) / 100, [Number(alpha)]] as const,
      ),
      [1, [0]] as const,
    ];
    const [alpha = 0] = between(light, Math.min(1, Math.abs(height - Number(centre) / 100) / (Number(radius) / 100)));
    const channels = between(wall, height).map((channel) => Math.round(channel * (1 - alpha) + 255 * alpha));
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };

  it.each(Object.entries(studios))(
    'C-01 %s: outlines of black cars are seen, white words can be read',
    (_, { dark }) => {
      const heights = Array.from({ length: 101 }, (_step, index) => index / 100);
      const roofs = heights.filter((height) => height >= 0.2 && height <= 0.45);
      expect(Math.min(...roofs.map((height) => contrast(colorAt(dark, height), '#0b0c0d')))).toBeGreaterThan(2);
      expect(Math.min(...heights.map((height) => contrast(colorAt(dark, height), '#ffffff')))).toBeGreaterThanOrEqual(
        4.5,
      );
    },
  );
});

describe('what holds everywhere', () => {
  it.each([
    'prefers-reduced-motion:reduce',
    ':focus-visible',
    'scroll-padding',
    'tabular-nums',
    '@page{size:A4',
    'scripting:none',
  ])('M-05 has its rule for %s', (part) => {
    expect(globalCss).toContain(part);
  });
});
