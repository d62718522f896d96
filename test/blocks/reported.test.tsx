/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Blocks } from '@/blocks/Blocks';
import LivePage from '@/pages/_live/[site]/[locale]/[[...path]]';
import { StoreProvider } from '@/store/StoreProvider';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../store/storeKit';
import { InTexts } from '../ui/inTexts';

const broken = () => {
  throw new TypeError('no fields');
};
jest.mock('@/blocks/registry', () => ({ views: { Promises: () => broken() } }));
jest.mock('@/ssr/live', () => ({ getLiveProps: () => undefined }));
jest.mock('next/dynamic', () => () => () => broken());

const shown = (page: ReactNode) => {
  // React tells the console of what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const ports = fakePorts();
  const { state, stateId } = aPage('one');
  render(<InTexts><StoreProvider ports={() => ports} pageState={state} stateId={stateId}>{page}<p>Resten</p></StoreProvider></InTexts>);
  return ports.telemetry.troubles;
};

describe('what fails while it renders', () => {
  it.each<[string, ReactNode]>([
    ['block Promises', <Blocks key="1" blocks={[{ id: 'a', block: 'Promises', fields: { title: 'Löften', items: [{ title: 'a', text: 'b' }] } }]} />],
    ['page cars', <LivePage key="2" view="cars" />],
    ['page notFound', <LivePage key="3" view="notFound" />],
  ])('A-11 is shown, reported once as %s, and the rest stands', (where, page) => {
    expect(shown(page)).toEqual([{ where, message: 'TypeError: no fields' }]);
    expect(screen.getByRole('heading', { name: 'Aj då' })).toBeVisible();
    expect(screen.getByText('Resten')).toBeVisible();
  });
});
