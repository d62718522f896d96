import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSellCar } from '../sellCar.selectors';
import { sellCarActions, type SellCarDraft, type SellCarStep } from '../sellCar.slice';

/** Of the fields that can be wrong, in their order. */
const fields = [
  ['regno', 'milage', 'brand', 'model', 'year'],
  ['other'],
  ['customerName', 'customerPhone', 'customerEmail'],
] as const satisfies readonly (readonly (keyof SellCarDraft)[])[];

interface SellCarSteps {
  step: SellCarStep;
  /** Whether what the open step asks for is right; the focus goes to what is not. */
  validate(): Promise<boolean>;
  next(): Promise<void>;
  /** Shows the first step with something wrong. */
  openFirstWrong(errors: FieldErrors<SellCarDraft>): void;
}

export function useSellCarSteps(
  { trigger }: Pick<UseFormReturn<SellCarDraft>, 'trigger'>,
  save: () => void,
): SellCarSteps {
  const dispatch = useAppDispatch();
  const { step } = useAppSelector(selectSellCar);
  const validate = () => trigger(fields[step], { shouldFocus: true });
  const open = (to: SellCarStep) => {
    save();
    dispatch(sellCarActions.stepOpened({ step: to }));
  };
  return {
    step,
    validate,
    async next() {
      if (await validate()) open(step === 0 ? 1 : 2);
    },
    openFirstWrong(errors) {
      const wrong = fields.findIndex((names) => names.some((name) => errors[name]));
      if (wrong === 0 || wrong === 1) open(wrong);
    },
  };
}
