import { warning, type WarningRule } from './warning.types';

/** A page has one booking: a second block of it shows a button that leads to the first. */
export const secondBooking: WarningRule = ({ parts }) =>
  parts
    .filter(({ item }) => item.template.name === 'ServiceBooking')
    .slice(1)
    .map(({ item }) => warning('bookingSecond', item, 'Title'));
