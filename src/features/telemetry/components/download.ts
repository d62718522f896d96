/** Downloads a text as a file. */
export const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};
