import { readUpdate } from '@/domain/content/componentUpdate';
import { isEditorOrigin } from '@/domain/content/editorOrigin';

/** Nothing is said that is not for everyone: whoever frames the page was let in by its policy. */
export const notifyComponentLibrary = (message: 'ready' | 'rendered'): void =>
  window.parent.postMessage({ name: 'component:status', message }, '*');

/** What the framework wrote into a page for its browser. */
function propsIn<Blocks>(html: string): Blocks | null {
  const data = new DOMParser().parseFromString(html, 'text/html').getElementById('__NEXT_DATA__')?.textContent;
  return data ? (JSON.parse(data) as { props: { pageProps: { blocks: Blocks } } }).props.pageProps.blocks : null;
}

export interface LibraryFrame<Blocks> {
  /** Who may change the component, beside this site itself. */
  origins: readonly string[];
  show: (blocks: Blocks) => void;
  /** One change that did not come through; the component stands as it was, and the editor's next key sends another. */
  onFailure: (error: unknown) => void;
}

/**
 * Hears what an editor changes in the component of this frame, has the server draw it as it draws any page (nothing of it is
 * kept, fields are checked as ever), and gives its blocks; of several at once the newest. Gives the function that ends it.
 */
export function connectComponentLibrary<Blocks>({ origins, show, onFailure }: LibraryFrame<Blocks>): () => void {
  let newest: AbortController | null = null;
  const draw = async (update: string, { signal }: AbortController) => {
    const answer = await fetch(window.location.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: update,
      signal,
    });
    if (!answer.ok) throw new Error(`The component was not drawn: ${answer.status}.`);
    const blocks = propsIn<Blocks>(await answer.text());
    if (blocks && !signal.aborted) show(blocks);
  };
  const hear = ({ origin, data }: MessageEvent<unknown>) => {
    if (!readUpdate(data) || (origin !== window.location.origin && !isEditorOrigin(origin, origins))) return;
    newest?.abort();
    const mine = new AbortController();
    newest = mine;
    draw(JSON.stringify(data), mine).catch((error: unknown) => {
      if (!mine.signal.aborted) onFailure(error);
    });
  };
  window.addEventListener('message', hear);
  notifyComponentLibrary('ready');
  return () => {
    window.removeEventListener('message', hear);
    newest?.abort();
  };
}
