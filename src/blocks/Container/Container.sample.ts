import type { ContainerFields } from './Container.shape';

export const containerSamples: Record<string, ContainerFields> = {
  plain: { BackgroundColor: 'None' },
  soft: { BackgroundColor: 'BackgroundColor2' },
  contrast: { BackgroundColor: 'BackgroundColor3' },
};
