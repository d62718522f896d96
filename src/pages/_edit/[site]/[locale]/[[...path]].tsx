import type { NextRouter } from 'next/router';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Blocks } from '@/blocks/Blocks';
import { CarsPageBlock as EagerCarsPageBlock } from '@/blocks/CarsPageBlock';
import { chromeMark } from '@/blocks/chromeMark';
import { ChromeContext } from '@/blocks/ChromeSlot';
import { editingFeature } from '@/features/editing/editing.feature';
import { getEditProps, type EditProps } from '@/ssr/editing';
import { createEditorPorts } from '@/store/editorPorts';
import { followLibrary, tellLibrary } from '@/store/componentLibrary';
import { useFeatures, useReport } from '@/store/StoreProvider';
import { CodePending } from '@/ui/CodePending';
import { Hydrated } from '@/ui/Hydrated';
import { lazyWithRetry } from '@/ui/lazyWithRetry';

/** It measures the rendered page: not rendered on the server. */
const EditorLayer = lazyWithRetry(() =>
  import('@/features/editing/components/EditorLayer').then((module) => module.EditorLayer),
);

/** Where its visitors have a page file of its own. Eager on the server. */
const CarsPage =
  typeof window === 'undefined'
    ? EagerCarsPageBlock
    : lazyWithRetry(() => import('@/blocks/CarsPageBlock').then((module) => module.CarsPageBlock));

export const getServerSideProps = getEditProps;

export default function EditPage(props: EditProps) {
  const { blocks, view } = props;
  if (view === 'editor') {
    return (
      <>
        {props.cars ? (
          <Suspense fallback={<CodePending />}>
            <CarsPage trail={props.cars} />
          </Suspense>
        ) : (
          <Blocks blocks={blocks} />
        )}
        <OwnEditor data={props.editor} />
      </>
    );
  }
  return view === 'component' ? <Component blocks={blocks} origins={props.origins} /> : <Blocks blocks={blocks} />;
}

const editorFeatures = [editingFeature];

function OwnEditor({ data }: { data: Extract<EditProps, { view: 'editor' }>['editor'] }) {
  useFeatures(editorFeatures);
  return (
    <Hydrated>
      <Suspense fallback={<CodePending />}>
        <EditorLayer data={data} />
      </Suspense>
    </Hydrated>
  );
}

/** One block in the frame of the vendor's library, as its editor changes it. */
function Component({ blocks, origins }: { blocks: EditProps['blocks']; origins: readonly string[] }) {
  const [shown, setShown] = useState(blocks);
  const report = useEffectEvent(useReport('the component of the library'));
  useEffect(() => followLibrary({ origins, show: setShown, onFailure: (error) => report(error) }), [origins]);
  useEffect(() => {
    if (shown) tellLibrary('rendered');
  }, [shown]);
  return (
    <div id="editing-component">
      <Blocks blocks={shown} />
    </div>
  );
}

EditPage.editors = true;
EditPage.Shell = ({ children }: { children: ReactNode }) => (
  <ChromeContext value={chromeMark}>{children}</ChromeContext>
);
EditPage.ports = (router: NextRouter) => createEditorPorts(router);
