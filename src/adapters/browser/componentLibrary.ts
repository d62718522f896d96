import { readUpdate } from '@/domain/content/componentUpdate';
import { isEditorOrigin } from '@/domain/content/editorOrigin';
import { pagePropsIn } from '@/next-patches/nextPage';

/** Sent to any origin: the message is not secret, and the page's policy limits who may frame it. */
export const notifyComponentLibrary = (message: 'ready' | 'rendered'): void =>
  window.parent.postMessage({ name: 'component:status', message }, '*');

export interface ComponentLibraryFrame<Blocks> {
  /** Origins that may change the component, besides this site. */
  origins: readonly string[];
  show: (blocks: Blocks) => void;
  /** Called when a change failed; the component is unchanged, and the editor's next change is sent again. */
  onFailure: (error: unknown) => void;
}

/**
 * Listens to an editor's changes of the component in this frame, requests the rendered blocks (nothing is stored,
 * fields are validated as usual), and shows them; a newer change cancels an older one. Returns a function that stops
 * it.
 */
export function connectComponentLibrary<Blocks>({
  origins,
  show,
  onFailure,
}: ComponentLibraryFrame<Blocks>): () => void {
  let newest: AbortController | null = null;
  const draw = async (update: string, { signal }: AbortController) => {
    const response = await fetch(window.location.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: update,
      signal,
    });
    if (!response.ok) throw new Error(`The component was not rendered: ${response.status}.`);
    const blocks = pagePropsIn<{ blocks: Blocks }>(await response.text())?.blocks;
    if (blocks && !signal.aborted) show(blocks);
  };
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    if (!readUpdate(data) || (origin !== window.location.origin && !isEditorOrigin(origin, origins))) return;
    newest?.abort();
    const mine = new AbortController();
    newest = mine;
    draw(JSON.stringify(data), mine).catch((error: unknown) => {
      if (!mine.signal.aborted) onFailure(error);
    });
  };
  window.addEventListener('message', onMessage);
  notifyComponentLibrary('ready');
  return () => {
    window.removeEventListener('message', onMessage);
    newest?.abort();
  };
}
