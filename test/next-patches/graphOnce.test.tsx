/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import { HeadManagerContext } from '@/next-patches/contexts';
import { leaveOutGraph } from '@/next-patches/graphOnce';
import type { PageHead } from '@/domain/content/pageHead';
import { PageHeadTags } from '@/ui/frame/PageHeadTags';
import type { ReactElement } from 'react';

const head: PageHead = {
  title: 'Bilar',
  description: '',
  ogDescription: '',
  picture: { src: 'http://a.example/a.avif', alt: '' },
  locale: 'sv_SE',
  siteName: 'Nordvik Bil',
  canonical: 'http://a.example/',
  noIndex: false,
  alternates: [],
  graph: '{"@graph":["a"]}',
};

const dataOf = (pageProps: object): NEXT_DATA => ({ props: { pageProps }, page: '/', query: {}, buildId: '1' });

/** The graph in the head as the tags give it to Next. */
function graphGiven(given: Partial<Pick<PageHead, 'graph'>>): unknown {
  const { graph: _, ...rest } = head;
  const updateHead = jest.fn<void, [ReactElement<{ type?: string; children?: string }>[]]>();
  const mountedInstances = new Set<never>();
  const { unmount } = render(
    <HeadManagerContext value={{ updateHead, mountedInstances }}>
      <PageHeadTags {...rest} {...given} />
    </HeadManagerContext>,
  );
  const [elements = []] = updateHead.mock.lastCall ?? [];
  unmount();
  return elements.find(({ props }) => props.type === 'application/ld+json')?.props.children;
}

describe('the graph of a page', () => {
  it('M-02 is left out of the data in the document, and of nothing else', () => {
    const pageProps = { head, texts: { a: 'b' } };
    const data = dataOf(pageProps);
    const { props } = data;
    leaveOutGraph(data);
    expect(JSON.parse(JSON.stringify(data.props.pageProps))).toEqual({
      head: { ...head, graph: undefined },
      texts: { a: 'b' },
    });
    expect(props.pageProps).toBe(pageProps);
    expect(pageProps.head.graph).toBe(head.graph);
  });

  it('M-02 a page without a head keeps its data', () => {
    const data = dataOf({ recordings: [] });
    leaveOutGraph(data);
    expect(data.props.pageProps).toEqual({ recordings: [] });
  });

  it('A-09 the browser keeps the graph of the first document, and takes that of a later page', () => {
    document.head.innerHTML = `<script type="application/ld+json">${head.graph}</script>`;
    expect(graphGiven({})).toBe(head.graph);
    expect(graphGiven({ graph: '{}' })).toBe('{}');
    document.head.innerHTML = '';
  });
});
