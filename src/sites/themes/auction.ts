import type { ThemeTokens } from '@/ui/tokens';

/** The auctions: dark ground, amber; the room goes dark and the lot is lit. */
export const auction: ThemeTokens = {
  scheme: 'dark',
  colors: {
    ground: '#131211', surface: '#1e1c1a', sunken: '#0b0a0a',
    ink: '#f7f4ee', inkSoft: '#bcb5aa', line: '#353130', control: '#8b8379',
    accent: '#ffb53d', accentHover: '#ffc768', accentActive: '#ffd893', onAccent: '#241500', accentSoft: '#3c2b0d', onAccentSoft: '#ffdd9c',
    signal: '#ff8f6e', onSignal: '#2d0b01', danger: '#ffb1a3', dangerSoft: '#3d1712', success: '#95d8a4', successSoft: '#17311d',
    focus: '#8fd0ff',
    contrast: '#221d14', onContrast: '#fbf5e8', onContrastSoft: '#cfc3ab', contrastLine: '#453b28', focusOnContrast: '#8fd0ff',
    skeleton: '#2a2725',
  },
  font: {
    heading: "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', 'Helvetica Neue', Arial, sans-serif",
    text: "'Instrument Sans', 'Instrument Sans Fallback', 'Helvetica Neue', Arial, sans-serif",
    headingWeight: 700, headingTracking: '-0.024em', headingStretch: '100%', strongWeight: 600,
  },
  radius: { control: '0.125rem', card: '0.5rem', panel: '0.5rem', pill: '999px' },
};
