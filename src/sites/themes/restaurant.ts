import type { ThemeTokens } from '@/ui/tokens';

/** The restaurant: paper, wine and a serif; the one place of the group where nobody is in a hurry. */
export const restaurant: ThemeTokens = {
  scheme: 'light',
  colors: {
    ground: '#fbf7f1', surface: '#fffefb', sunken: '#f3ebdf',
    ink: '#231815', inkSoft: '#63544c', line: '#e8dccc', control: '#8c7a6e',
    accent: '#6f1f33', accentHover: '#581727', accentActive: '#420f1c', onAccent: '#fffaf3', accentSoft: '#f5e1e2', onAccentSoft: '#581727',
    signal: '#94430b', onSignal: '#ffffff', danger: '#a11f1c', dangerSoft: '#fbe8e5', success: '#3d5a23', successSoft: '#e9f0dd',
    focus: '#1f5d93',
    contrast: '#2b1519', onContrast: '#fcf4ea', onContrastSoft: '#d9c4bd', contrastLine: '#4d2f34', focusOnContrast: '#ffd596',
    skeleton: '#ece2d5',
  },
  font: {
    heading: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    text: "'Instrument Sans', 'Instrument Sans Fallback', 'Helvetica Neue', Arial, sans-serif",
    headingWeight: 480, headingTracking: '-0.018em', headingStretch: '100%', strongWeight: 600,
  },
  radius: { control: '0.125rem', card: '0.125rem', panel: '0.125rem', pill: '999px' },
};
