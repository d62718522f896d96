import type { PageConfig } from 'next';
import type { ReactNode } from 'react';
import { Blocks } from '@/blocks/Blocks';
import { chromeMark } from '@/blocks/chromeMark';
import { ChromeContext } from '@/blocks/ChromeSlot';
import { getCanvasProps, type CanvasProps } from '@/ssr/editing';

/**
 * The vendor's editor has its own script and requests the page again after every change: the page has no script of
 * ours.
 */
export const config: PageConfig = { unstable_runtimeJS: false };

export const getServerSideProps = getCanvasProps;

/** As the vendor's packages write it: the editor looks for the element. */
const CLIENT_ID = 'jss-hrz-editing';

const json = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export default function CanvasPage({ blocks, client }: Pick<CanvasProps, 'blocks' | 'client'>) {
  return (
    <>
      <Blocks blocks={blocks} />
      {Object.entries({ [CLIENT_ID]: {}, ...client.data }).map(([id, data]) => (
        <script key={id} id={id} type="application/json">
          {json(data)}
        </script>
      ))}
      {client.scripts.map((address) => (
        <script key={address} src={address} async />
      ))}
    </>
  );
}

CanvasPage.editors = true;
CanvasPage.Shell = ({ children }: { children: ReactNode }) => (
  <ChromeContext value={chromeMark}>{children}</ChromeContext>
);
