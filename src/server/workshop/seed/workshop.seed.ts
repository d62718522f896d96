import type { Facility } from '@/domain/dealers/facility';
import type { WorkshopSeed } from '../registry.store';
import { addonCategories } from './addons.seed';
import { seededBrands } from './brands.seed';
import { generateDepartments } from './departments.seed';
import { serviceCategories } from './services.seed';
import { generateVehicles } from './vehicles.seed';

/** Everything that the embedded workshop starts with, for these Swedish facilities; `cars` beside the named ones. */
export const generateWorkshop = (facilities: readonly Facility[], cars?: number): WorkshopSeed => ({
  vehicles: generateVehicles(cars),
  brands: seededBrands,
  categories: [...serviceCategories, ...addonCategories],
  departments: generateDepartments(facilities),
});
