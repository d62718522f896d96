import type { SpacerFields } from './Spacer.schema';

export const spacerSamples: Record<string, SpacerFields> = {
  small: { Height: 'Small', BackgroundColor: 'None' },
  medium: { Height: 'Medium', BackgroundColor: 'BackgroundColor1' },
  background: { Height: 'Medium', BackgroundColor: 'BackgroundColor2' },
  large: { Height: 'Large', BackgroundColor: 'BackgroundColor3' },
};
