import type { ThemeTokens } from '@/ui/tokens';

/** Logistics: the group's green turned to sea, straight edges, plain grotesque. */
export const logistics: ThemeTokens = {
  scheme: 'light',
  colors: {
    ground: '#f6f9f8', surface: '#ffffff', sunken: '#e7efed',
    ink: '#101a1b', inkSoft: '#4a5a5b', line: '#d6e1df', control: '#748684',
    accent: '#0c5560', accentHover: '#08424b', accentActive: '#053037', onAccent: '#ffffff', accentSoft: '#d9ecee', onAccentSoft: '#073f48',
    signal: '#a63c0c', onSignal: '#ffffff', danger: '#a3201e', dangerSoft: '#fae8e6', success: '#17603f', successSoft: '#dff0e8',
    focus: '#6a3fb5',
    contrast: '#0a2629', onContrast: '#f1f8f7', onContrastSoft: '#b4cac8', contrastLine: '#25474a', focusOnContrast: '#ffd27a',
    skeleton: '#dde7e5',
  },
  font: {
    heading: "'Archivo', 'Archivo Fallback', Arial, sans-serif",
    text: "'Archivo', 'Archivo Fallback', Arial, sans-serif",
    headingWeight: 680, headingTracking: '-0.022em', headingStretch: '100%', strongWeight: 620,
  },
  radius: { control: '0.125rem', card: '0.5rem', panel: '0.5rem', pill: '999px' },
};
