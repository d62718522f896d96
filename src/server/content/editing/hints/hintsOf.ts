import type { EditHint } from '@/domain/content/editWarnings';
import { altMissing } from './altMissing';
import { contrastLow } from './contrastLow';
import { deadLink } from './deadLink';
import { goneFile } from './goneFile';
import { headingOrder } from './headingOrder';
import type { HintMatter, HintRuleOf } from './hint.types';
import { missingTranslation } from './missingTranslation';
import { pastDate } from './pastDate';
import { secondBooking } from './secondBooking';
import { smallImage } from './smallImage';

const rules: readonly HintRuleOf[] = [
  altMissing,
  headingOrder,
  secondBooking,
  contrastLow,
  deadLink,
  goneFile,
  pastDate,
  smallImage,
  missingTranslation,
];

/** What an editor should know of a page, in the order of the page. */
export function hintsOf(matter: HintMatter): EditHint[] {
  const place = new Map(matter.parts.map(({ item }, at) => [item.id, at]));
  return rules.flatMap((rule) => rule(matter)).toSorted((a, b) => (place.get(a.item) ?? 0) - (place.get(b.item) ?? 0));
}
