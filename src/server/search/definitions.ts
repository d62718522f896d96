import type { QueryLanguage } from '@/domain/search/query/understanding';
import { carsDefinition } from './engine/cars.definition';
import type { IndexDefinition } from './engine/definition';
import { sitesDefinition } from './engine/sites.definition';

/** The definition of an index by its name: 'cars-car-store-se', 'sites-dealer-brand-uk'; null for any other name. */
export function definitionOf(
  index: string,
  collation: QueryLanguage = 'sv',
  units: IndexDefinition['units'] = carsDefinition.units,
): IndexDefinition | null {
  const definition = index.startsWith('cars-') ? carsDefinition : index.startsWith('sites-') ? sitesDefinition : null;
  return definition && { ...definition, collation, units };
}
