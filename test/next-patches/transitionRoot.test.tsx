/** @jest-environment jsdom */
import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import client from '@/next-patches/transitionRoot';

describe("React's client for Next's router", () => {
  it('M-05 hydrates in slices: nothing is rendered before the browser gets its turn', async () => {
    let renders = 0;
    function Page(): ReactNode {
      renders += 1;
      return <p>Bilar i lager</p>;
    }
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    renders = 0;
    await act(async () => {
      const root = client.hydrateRoot(container, <Page />);
      expect(typeof root.render).toBe('function');
      expect(renders).toBe(0);
    });
    expect(renders).toBeGreaterThan(0);
    expect(container.textContent).toBe('Bilar i lager');
  });

  it('M-05 passes on everything else of the client', () => {
    expect(client).toEqual(expect.objectContaining({ createRoot: expect.any(Function), version: expect.any(String) }));
  });
});
