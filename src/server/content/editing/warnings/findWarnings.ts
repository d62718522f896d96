import type { EditWarning } from '@/domain/content/editWarnings';
import { altMissing } from './altMissing';
import { contrastLow } from './contrastLow';
import { deadLink } from './deadLink';
import { formFields } from './formFields';
import { goneFile } from './goneFile';
import { headingOrder } from './headingOrder';
import type { PageContext, WarningRule } from './warning.types';
import { missingTranslation } from './missingTranslation';
import { pastDate } from './pastDate';
import { secondBooking } from './secondBooking';
import { smallImage } from './smallImage';

const rules: readonly WarningRule[] = [
  altMissing,
  headingOrder,
  secondBooking,
  contrastLow,
  deadLink,
  goneFile,
  pastDate,
  smallImage,
  formFields,
  missingTranslation,
];

/** The warnings of a page, in page order. */
export function findWarnings(context: PageContext): EditWarning[] {
  const position = new Map(context.parts.map(({ item }, index) => [item.id, index]));
  return rules
    .flatMap((rule) => rule(context))
    .toSorted((a, b) => (position.get(a.item) ?? 0) - (position.get(b.item) ?? 0));
}
