import type { ThemeTokens } from '@/ui/tokens';

/** Dealer brand B: sand, rust, wide humanist headings. */
export const terra: ThemeTokens = {
  scheme: 'light',
  colors: {
    ground: '#f8f4ec', surface: '#fffdf9', sunken: '#eee6d8',
    ink: '#221a14', inkSoft: '#5f5348', line: '#e2d7c6', control: '#8a7a69',
    accent: '#8f3a16', accentHover: '#752d0f', accentActive: '#5a2009', onAccent: '#fffdf9', accentSoft: '#f5e1d4', onAccentSoft: '#6d290d',
    signal: '#77304f', onSignal: '#ffffff', danger: '#9f1d1d', dangerSoft: '#fae7e4', success: '#3b5b1e', successSoft: '#e9efdb',
    focus: '#1d5c8f',
    contrast: '#35211a', onContrast: '#faf3e8', onContrastSoft: '#d8c7b5', contrastLine: '#573c31', focusOnContrast: '#ffd08a',
    skeleton: '#e8dfd0',
  },
  darkColors: {
    ground: '#17120e', surface: '#211a15', sunken: '#0f0b08',
    ink: '#f7f0e6', inkSoft: '#c2b4a5', line: '#3a3028', control: '#918170',
    accent: '#f2a37c', accentHover: '#f7b999', accentActive: '#fbd0b9', onAccent: '#351303', accentSoft: '#472313', onAccentSoft: '#ffd6c0',
    signal: '#efa3c1', onSignal: '#360a1d', danger: '#ffb3aa', dangerSoft: '#3d1613', success: '#b8d58f', successSoft: '#26310f',
    focus: '#93cdfb',
    contrast: '#241611', onContrast: '#faf3e8', onContrastSoft: '#d8c7b5', contrastLine: '#4a332a', focusOnContrast: '#ffd08a',
    skeleton: '#2c241d',
  },
  font: {
    heading: "'Encode Sans', 'Encode Sans Fallback', Verdana, sans-serif",
    text: "'Instrument Sans', 'Instrument Sans Fallback', 'Helvetica Neue', Arial, sans-serif",
    headingWeight: 600, headingTracking: '-0.02em', headingStretch: '112%', strongWeight: 600,
  },
  radius: { control: '0.5rem', card: '0.125rem', panel: '0.125rem', pill: '999px' },
};
