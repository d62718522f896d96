/** Focuses the first field with an error, once it is rendered; a group that is folded around it opens. */
export const focusFirstInvalid = (within: HTMLElement | null): void => {
  setTimeout(() => {
    const field = within?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  });
};
