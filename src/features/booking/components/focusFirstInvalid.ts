/** Focuses the first field with an error, once it is rendered. */
export const focusFirstInvalid = (within: HTMLElement | null): void => {
  setTimeout(() => within?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
};
