import type { ThemeTokens } from '@/ui/tokens';

/** Trucks: bold type, square corners, steel and high-visibility yellow on black. */
export const truck: ThemeTokens = {
  scheme: 'light',
  colors: {
    ground: '#f4f5f5', surface: '#ffffff', sunken: '#e6e9ea',
    ink: '#0f1213', inkSoft: '#4b5356', line: '#d3d8da', control: '#747d81',
    accent: '#1d4f5c', accentHover: '#153d48', accentActive: '#0d2b33', onAccent: '#ffffff', accentSoft: '#dbe9ec', onAccentSoft: '#133a44',
    signal: '#a63a00', onSignal: '#ffffff', danger: '#a31d1d', dangerSoft: '#fae8e7', success: '#1d5f37', successSoft: '#e1efe5',
    focus: '#0b5fb8',
    contrast: '#121617', onContrast: '#f5f7f7', onContrastSoft: '#b9c2c5', contrastLine: '#343c3f', focusOnContrast: '#ffd21f',
    skeleton: '#dde1e3',
  },
  font: {
    heading: "'Archivo', 'Archivo Fallback', 'Arial Narrow', Arial, sans-serif",
    text: "'Archivo', 'Archivo Fallback', Arial, sans-serif",
    headingWeight: 800, headingTracking: '-0.02em', headingStretch: '100%', strongWeight: 700,
  },
  radius: { control: '0', card: '0', panel: '0', pill: '0' },
};
