import { hint, type HintRuleOf } from './hint.types';

/** A page has one booking: a second block of it shows a button that leads to the first. */
export const secondBooking: HintRuleOf = ({ parts }) =>
  parts
    .filter(({ item }) => item.template.name === 'ServiceBooking')
    .slice(1)
    .map(({ item }) => hint('bookingSecond', item, 'Title'));
