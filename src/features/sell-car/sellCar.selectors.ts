import { createSelector } from 'reselect';
import type { OfferedCar } from '@/domain/cars/likeCars';
import { convertOdometer, shownOdometer } from '@/domain/cars/odometer';
import type { SellCarValues } from '@/domain/forms/sellCar';
import { describedCarSchema, sellCarSchema } from '@/domain/forms/sellCar.schema';
import { selectContext } from '@/store/context';
import type { RootState } from '@/store/rootState';
import { initialCarValuation, type CarValuationState } from './carValuation.slice';
import { initialSellCar, type SellCarDraft, type SellCarState } from './sellCar.slice';

export const selectSellCar = (state: RootState): SellCarState => state.sellCar ?? initialSellCar;
export const selectSellCarFlow = (state: RootState): SellCarState['flow'] => selectSellCar(state).flow;
export const selectCarValuation = (state: RootState): CarValuationState => state.carValuation ?? initialCarValuation;
export const selectCarValuationFlow = (state: RootState): CarValuationState['flow'] => selectCarValuation(state).flow;

/** The receipt follows the last step. */
export const SENT_STEP = 3;
export const selectSellCarStep = (state: RootState): number => {
  const { flow, step } = selectSellCar(state);
  return flow.value === 'sent' ? SENT_STEP : step;
};

/** The unit in which the visitor gives the mileage. */
export const selectMileageUnit = (state: RootState) => {
  const { odometer, locale } = selectContext(state);
  return shownOdometer(odometer, locale);
};

/** The car that a draft describes, with its mileage in the unit of the stock; null while something is missing. */
export const selectDescribeCar = createSelector(
  [(state: RootState) => selectContext(state).odometer, selectMileageUnit],
  (stock, shown) =>
    ({ brand, model, year, milage }: Pick<SellCarDraft, 'brand' | 'model' | 'year' | 'milage'>): OfferedCar | null => {
      const given = { brand, model, year, milage };
      if (!describedCarSchema.isValidSync(given)) return null;
      const described = describedCarSchema.cast(given);
      return {
        brand: described.brand,
        model: described.model,
        year: described.year,
        mileage: convertOdometer(described.milage, shown, stock),
      };
    },
);

/** The request's values as the API takes them; null for a draft that is not valid. */
export function selectSellCarValues(state: RootState): SellCarValues | null {
  const { draft, tradeInFor, photos } = selectSellCar(state);
  const { website: _website, driving, outside, inside, service, wheels, ...fields } = draft;
  const { flow, range } = selectCarValuation(state);
  const given = {
    ...fields,
    ...tradeInFor,
    odometer: selectMileageUnit(state),
    condition: { driving, outside, inside, service, wheels },
    photos: photos.filter((photo) => photo.state === 'stored').map(({ id }) => id),
    range: flow.value === 'estimated' ? range : null,
  };
  return sellCarSchema.isValidSync(given) ? sellCarSchema.cast(given) : null;
}
