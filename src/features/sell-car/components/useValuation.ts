import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PLATE, plainPlate } from '@/domain/forms/sellCar';
import { selectHasCarRegistry } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { carValuationActions } from '../carValuation.slice';
import { selectCarValuation, selectDescribeCar, selectSellCar } from '../sellCar.selectors';
import type { SellCarDraft } from '../sellCar.slice';

interface Valuation {
  /** Looks the car up, unless this number was looked up before. */
  lookUp(): void;
  /** Compares the car with the stock, if what it needs is filled in and has changed. */
  describe(): void;
  /** As the button asks: also marks what is missing for it. Whether nothing is. */
  compare(): boolean;
}

/** Fills in the car that the registry knows, and keeps what is known of like cars up to date with the form. */
export function useValuation({
  getValues,
  setValue,
  setError,
  setFocus,
}: Pick<UseFormReturn<SellCarDraft>, 'getValues' | 'setValue' | 'setError' | 'setFocus'>): Valuation {
  const dispatch = useAppDispatch();
  const hasRegistry = useAppSelector(selectHasCarRegistry);
  const describeCar = useAppSelector(selectDescribeCar);
  const { found, plate, flow } = useAppSelector(selectCarValuation);
  const { draftVersion } = useAppSelector(selectSellCar);
  const described = useRef('');
  const describe = () => {
    const car = describeCar(getValues());
    const text = car ? JSON.stringify(car) : '';
    if (text === described.current) return;
    described.current = text;
    if (car) dispatch(carValuationActions.carDescribed({ car }));
    else if (flow.value !== 'empty') dispatch(carValuationActions.cleared());
  };
  const describeNow = useEffectEvent(describe);
  const fill = useEffectEvent(() => {
    if (!found) return;
    const { brand, model, year } = found;
    for (const [name, value] of [
      ['brand', brand],
      ['model', model],
      ['year', year === null ? '' : String(year)],
    ] as const)
      setValue(name, value, { shouldValidate: true });
    describe();
  });
  useEffect(() => {
    if (found) fill();
  }, [found]);
  // What an earlier page saved is described too.
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (seen.current === draftVersion) return;
    seen.current = draftVersion;
    describeNow();
  }, [draftVersion]);
  /** Whether the car is being looked up now. */
  const lookUp = (): boolean => {
    const given = plainPlate(getValues('regno'));
    if (!hasRegistry || !PLATE.test(given)) return false;
    if (given === plate) return flow.value === 'lookingUp';
    described.current = '';
    dispatch(carValuationActions.plateEntered({ plate: given }));
    return true;
  };
  return {
    lookUp: () => void lookUp(),
    describe,
    compare() {
      // What the registry knows is not asked for while it is on its way.
      const needed = lookUp() ? (['milage'] as const) : (['milage', 'brand', 'model', 'year'] as const);
      const missing = needed.filter((name) => getValues(name).trim() === '');
      for (const name of missing) setError(name, { type: 'validate', message: 'required' });
      const [first] = missing;
      if (first) setFocus(first);
      else describe();
      return first === undefined;
    },
  };
}
