import type { ThemeTokens } from '@/ui/tokens';

/** Dealer brand A: cool white, ink blue, tight geometric headings. */
export const aurora: ThemeTokens = {
  scheme: 'light',
  colors: {
    ground: '#f7f9fb', surface: '#ffffff', sunken: '#ebf0f4',
    ink: '#0e1726', inkSoft: '#4d5a6c', line: '#dbe2ea', control: '#768396',
    accent: '#173a8c', accentHover: '#102c6d', accentActive: '#0a1f50', onAccent: '#ffffff', accentSoft: '#e1e9f8', onAccentSoft: '#102c6d',
    signal: '#a9225c', onSignal: '#ffffff', danger: '#a6201f', dangerSoft: '#fbe9e9', success: '#176046', successSoft: '#e0f1ea',
    focus: '#0b63c4',
    contrast: '#0c1a38', onContrast: '#f3f6fb', onContrastSoft: '#b6c3d9', contrastLine: '#263a62', focusOnContrast: '#9fe3ff',
    skeleton: '#e1e8ee',
  },
  darkColors: {
    ground: '#0d121b', surface: '#161d29', sunken: '#080c13',
    ink: '#f0f4fa', inkSoft: '#aab6c7', line: '#2a3546', control: '#7889a0',
    accent: '#9dbdff', accentHover: '#b9d0ff', accentActive: '#d3e1ff', onAccent: '#07173e', accentSoft: '#1a2d55', onAccentSoft: '#cfdeff',
    signal: '#ff9cc2', onSignal: '#35051a', danger: '#ffb1ad', dangerSoft: '#3a1516', success: '#8ad9b8', successSoft: '#0f3125',
    focus: '#8ed2ff',
    contrast: '#070f22', onContrast: '#f3f6fb', onContrastSoft: '#b6c3d9', contrastLine: '#223354', focusOnContrast: '#9fe3ff',
    skeleton: '#212b3a',
  },
  font: {
    heading: "'Outfit', 'Outfit Fallback', 'Century Gothic', Arial, sans-serif",
    text: "'Instrument Sans', 'Instrument Sans Fallback', 'Helvetica Neue', Arial, sans-serif",
    headingWeight: 560, headingTracking: '-0.032em', headingStretch: '100%', strongWeight: 600,
  },
  radius: { control: '999px', card: '0.5rem', panel: '0.5rem', pill: '999px' },
};
