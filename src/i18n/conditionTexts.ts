import type { ConditionOption, ConditionAspect } from '@/domain/forms/sellCar';
import type { TextKey } from './texts/sv';

type Options = { readonly [Aspect in ConditionAspect]: { readonly [A in ConditionOption<Aspect>]: TextKey } };

/** The texts of each option about an offered car, from good to bad. */
const optionTexts: Options = {
  driving: {
    fine: 'sell.drivingAnswer.fine',
    something: 'sell.drivingAnswer.something',
    not: 'sell.drivingAnswer.not',
  },
  outside: {
    fine: 'sell.outsideAnswer.fine',
    marks: 'sell.outsideAnswer.marks',
    damage: 'sell.outsideAnswer.damage',
  },
  inside: { fine: 'sell.insideAnswer.fine', worn: 'sell.insideAnswer.worn', damage: 'sell.insideAnswer.damage' },
  service: {
    full: 'sell.serviceAnswer.full',
    partly: 'sell.serviceAnswer.partly',
    unknown: 'sell.serviceAnswer.unknown',
  },
  wheels: { both: 'sell.wheelsAnswer.both', one: 'sell.wheelsAnswer.one', worn: 'sell.wheelsAnswer.worn' },
};

export const optionsOf = (aspect: ConditionAspect): { value: string; text: TextKey }[] =>
  Object.entries<TextKey>(optionTexts[aspect]).map(([value, text]) => ({ value, text }));

/** null for a aspect that was not answered. */
export const optionText = (aspect: ConditionAspect, option: string): TextKey | null =>
  optionsOf(aspect).find(({ value }) => value === option)?.text ?? null;
