import type { Facility } from '@/domain/dealers/facility';
import type { WorkshopSeed } from '../registry.store';
import { addonCategories } from './addons.seed';
import { seededBrands } from './brands.seed';
import { generateDepartments } from './departments.seed';
import { serviceCategories } from './services.seed';
import { generateVehicles } from './vehicles.seed';

/** The seed data of the embedded workshop for these Swedish facilities; `cars`: besides the fixed ones. */
export const generateWorkshop = (facilities: readonly Facility[], cars?: number): WorkshopSeed => ({
  vehicles: generateVehicles(cars),
  brands: seededBrands,
  categories: [...serviceCategories, ...addonCategories],
  departments: generateDepartments(facilities),
});
