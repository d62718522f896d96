/**
 * The one form of the list: every control of the page belongs to it by this id, so that it works without JavaScript.
 */
export const LIST_FORM = 'car-list';
