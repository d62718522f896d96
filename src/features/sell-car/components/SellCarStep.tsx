import { useId, type ReactNode, type RefObject } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import type { TextKey } from '@/i18n/texts/sv';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { selectSellCar } from '../sellCar.selectors';
import { sellCarActions, type SellCarStep as StepNumber } from '../sellCar.slice';

const titles = ['sell.car', 'sell.stepCondition', 'sell.stepContact'] as const satisfies readonly TextKey[];

interface SellCarStepProps {
  step: StepNumber;
  /** Of the open step. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The ways on; those of the first step follow what it has found. */
  actions?: ReactNode;
  readOnly: boolean;
  children: ReactNode;
}

/** A step of the form; without JavaScript all stand below each other. */
export function SellCarStep({ step, heading, actions, readOnly, children }: SellCarStepProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectSellCar).step === step;
  const id = useId();
  return (
    <div className="step" data-step={step} role="group" aria-labelledby={id} hidden={!isOpen} data-folded="">
      <div className="step-head">
        <p className="hint" data-needs-script="">
          {t('sell.step', { n: step + 1, max: titles.length })}
        </p>
        <h3 id={id} ref={isOpen ? heading : undefined} tabIndex={-1}>
          {t(titles[step])}
        </h3>
      </div>
      {children}
      {actions && (
        <div className="ways">
          {actions}
          <span data-needs-script="">
            <Button
              variant="ghost"
              disabled={readOnly}
              onClick={() => dispatch(sellCarActions.stepOpened({ step: step === 2 ? 1 : 0 }))}
            >
              {t('sell.back')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
