import { homeFeature, loadHome } from '@/features/home/home.feature';
import { defineLoader } from '../blockLoader';

const load = () => loadHome();

/** The summary of the stock: how many cars, the latest, by body and by make. */
export const stockLoader = defineLoader<object, true>({ feature: homeFeature, request: () => true, load });
