import { readFileSync } from 'node:fs';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';

describe('internals of React and Next that the product reads', () => {
  it('M-05 a comment `$` precedes the content of each boundary, which src/ui/HydrateWhenVisible.tsx counts', () => {
    const html = renderToString(
      <main>
        {['a', 'b', 'c'].map((text) => (
          <Suspense key={text}>
            <p>{text}</p>
          </Suspense>
        ))}
      </main>,
    );
    expect(html).toBe(`<main>${['a', 'b', 'c'].map((text) => `<!--$--><p>${text}</p><!--/$-->`).join('')}</main>`);
  });

  it('M-01 the router writes a key into the state of a history entry, which src/adapters/browser/address.ts reads', () => {
    const router = readFileSync(require.resolve('next/dist/shared/lib/router/router'), 'utf8');
    expect(router).toMatch(/changeState\([^]*?\{\s*url,\s*as,\s*options,\s*__N: true,\s*key: this\._key/);
    // The options of a step to a fragment, too, which src/lib/spareEntry.ts reads.
    expect(router).toMatch(/hashChangeStart[^]*?this\.changeState\(method, url, as, \{\s*\.\.\.options,/);
  });
});
