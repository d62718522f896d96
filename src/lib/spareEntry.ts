/** Of the history entry that is added while the menu of narrow screens is open: a step back closes the menu. */
export const MENU_FRAGMENT = 'menu';

/**
 * Whether a link in the menu is followed: its page takes the place of the added entry. An address with the fragment that
 * was shared has no such entry.
 */
export const isSpareEntry = (): boolean => {
  const state: { options?: { spare?: true } } | null = window.history.state;
  return window.location.hash === `#${MENU_FRAGMENT}` && state?.options?.spare === true;
};
