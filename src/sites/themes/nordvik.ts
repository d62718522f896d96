import type { ThemeTokens } from '@/ui/tokens';

/** The group and its car stores: warm off-white, near-black ink, one deep green, vermilion for campaigns. */
export const nordvik: ThemeTokens = {
  scheme: 'light',
  colors: {
    ground: '#faf8f4', surface: '#ffffff', sunken: '#f1eee7',
    ink: '#15191a', inkSoft: '#555b59', line: '#e3ded4', control: '#82827a',
    accent: '#12503b', accentHover: '#0d3f2e', accentActive: '#082e21', onAccent: '#ffffff', accentSoft: '#e0ece4', onAccentSoft: '#0d3f2e',
    signal: '#b93314', onSignal: '#ffffff', danger: '#a8201a', dangerSoft: '#fbeae6', success: '#1c6337', successSoft: '#e3f0e6',
    focus: '#0a63b0',
    contrast: '#10241c', onContrast: '#f6f3ec', onContrastSoft: '#bfcac3', contrastLine: '#2c4338', focusOnContrast: '#ffd27a',
    skeleton: '#e9e5dc',
  },
  darkColors: {
    ground: '#121514', surface: '#1b201e', sunken: '#0c0f0e',
    ink: '#f3f1eb', inkSoft: '#b1b8b3', line: '#303734', control: '#7f8882',
    accent: '#85d3ac', accentHover: '#a3e0c1', accentActive: '#c1ecd5', onAccent: '#06261a', accentSoft: '#1d3a2d', onAccentSoft: '#c4edd7',
    signal: '#ff9a78', onSignal: '#2b0c02', danger: '#ffb3a6', dangerSoft: '#3b1713', success: '#8fd8a6', successSoft: '#15311f',
    focus: '#8fc9ff',
    contrast: '#0a1a14', onContrast: '#f6f3ec', onContrastSoft: '#bfcac3', contrastLine: '#263b31', focusOnContrast: '#ffd27a',
    skeleton: '#272d2a',
  },
  font: {
    heading: "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', 'Helvetica Neue', Arial, sans-serif",
    text: "'Instrument Sans', 'Instrument Sans Fallback', 'Helvetica Neue', Arial, sans-serif",
    headingWeight: 640, headingTracking: '-0.022em', headingStretch: '100%', strongWeight: 600,
  },
  radius: { control: '0.5rem', card: '1rem', panel: '1rem', pill: '999px' },
};
