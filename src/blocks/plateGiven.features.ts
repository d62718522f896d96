import { plateGivenFeature } from '@/features/sell-car/plateGiven.feature';

/** Loaded when a visitor comes near the field. */
export const plateGivenFeatures = [plateGivenFeature];
