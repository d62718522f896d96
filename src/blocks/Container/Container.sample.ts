import type { ContainerFields } from './Container.schema';

export const containerSamples: Record<string, ContainerFields> = {
  plain: { BackgroundColor: 'None' },
  sunken: { BackgroundColor: 'BackgroundColor1' },
  soft: { BackgroundColor: 'BackgroundColor2' },
  contrast: { BackgroundColor: 'BackgroundColor3' },
};
