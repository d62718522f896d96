/** Puts a text on the clipboard; false where the browser refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent where a page came without TLS.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
