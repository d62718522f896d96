import { renderToStaticMarkup } from 'react-dom/server';
import { blockView } from '@/blocks/Blocks';
import { FrameContextProvider } from '@/blocks/FrameContext';
import type { CheckedBlock, PageBlock } from '@/blocks/blocks.types';
import { TextsProvider } from '@/i18n/TextsProvider';
import { logErrorReport } from '@/server/app';
import { StoreProvider } from '@/store/StoreProvider';
import type { PageProps } from './page.types';

const noPorts = () => {
  throw new Error('A guarded block ran in a browser.');
};

/**
 * Renders each block of a cached page once on its own: one that throws is reported and replaced by a message. React's
 * own boundary would leave an empty section on the server, cached for readers without script (docs/decisions/0006). A
 * cached page pays for this once per revalidation. `onRendered` receives each block's markup.
 */
export function replaceBrokenBlocks(
  blocks: readonly PageBlock[],
  page: PageProps,
  onRendered: (markup: string) => void = () => undefined,
): PageBlock[] {
  const { frame, texts, state, stateId } = page;
  return blocks.map((given): PageBlock => {
    if (given.block === null) return given;
    // Innermost first: a failing block must not remove its parents.
    const block: CheckedBlock = given.slots
      ? {
          ...given,
          slots: Object.fromEntries(
            Object.entries(given.slots).map(([name, inside]) => [name, replaceBrokenBlocks(inside, page)]),
          ),
        }
      : given;
    try {
      onRendered(
        renderToStaticMarkup(
          <TextsProvider texts={texts} language={frame.language} locale={frame.lang}>
            <StoreProvider pageState={state} stateId={stateId} ports={noPorts}>
              <FrameContextProvider site={frame.site} language={frame.siteLanguage}>
                {blockView(block)}
              </FrameContextProvider>
            </StoreProvider>
          </TextsProvider>,
        ),
      );
      return block;
    } catch (error) {
      logErrorReport({ where: `block ${block.block}`, message: String(error) });
      return { id: block.id, block: null };
    }
  });
}
